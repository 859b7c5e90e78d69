// Giving up asks first.
import { Dialog, type PanelProps, useTable } from "../shared";

export function ResignDialog({ open, onClose }: PanelProps) {
  const view = useTable();
  const { t } = view;
  const action = view.state.value?.buttons.resign.action;
  const foot = (
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
  );
  return (
    <Dialog open={open} title={t("resign-title")} onClose={onClose} foot={foot}>
      <p class="d-dialog-say">{t("resign-ask")}</p>
    </Dialog>
  );
}
