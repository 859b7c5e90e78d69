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
          <button type="button" class="d-btn" data-lm-suppress-shortcuts="true" onClick={onClose}>
            {t("resign-keep")}
          </button>
          <button
            type="button"
            class="d-btn is-main"
            data-lm-suppress-shortcuts="true"
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
