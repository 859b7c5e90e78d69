// Giving up asks first.
import type { JSX } from "preact";
import { Dialog } from "./panels/parts";
import { useTable } from "./table";

export function ResignDialog({
  open,
  onClose,
}: {
  open: boolean;
  onClose: () => void;
}): JSX.Element {
  const view = useTable();
  const { t } = view;
  const action = view.state.value?.buttons.resign.action;
  return (
    <Dialog
      open={open}
      title={t("resign-title")}
      onClose={onClose}
      foot={
        <>
          <button class="d-btn" onClick={onClose}>
            {t("resign-keep")}
          </button>
          <button
            class="d-btn is-main"
            onClick={() => {
              onClose();
              if (action) void view.act(action);
            }}
          >
            {t("act-resign")}
          </button>
        </>
      }
    >
      <p class="d-dialog-say">{t("resign-ask")}</p>
    </Dialog>
  );
}
