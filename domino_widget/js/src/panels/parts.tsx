// Small parts that the panels share: icons, buttons, a dialog.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useView } from "../context";
import { Icon, type IconName } from "../icons";

/** A name for ids and radio groups that no other view on the page has. */
export function useName(): string {
  return useState(() => `dmw-${Math.random().toString(36).slice(2, 10)}`)[0];
}

interface ToolProps {
  icon: IconName;
  label: string;
  onClick: () => void;
  off?: boolean;
  /** Marks the opener of a dialog for those who press it from elsewhere. */
  opens?: string;
}
/** A square icon button with a name. Off, it keeps its place in the tab order. */
export function Tool({ icon, label, onClick, off = false, opens }: ToolProps) {
  return (
    <button
      class="pn-tool"
      title={label}
      aria-label={label}
      aria-disabled={off}
      data-opens={opens}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  foot?: ComponentChildren;
  /** Holds text to scroll and little to press: the arrow keys must reach it. */
  reading?: boolean;
  children: ComponentChildren;
}
/** A modal dialog in the top layer: output cells would clip anything else. */
export function Dialog({ open, title, onClose, foot, reading = false, children }: DialogProps) {
  const { t } = useView();
  const box = useRef<HTMLDialogElement>(null);
  const name = useName();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    <dialog
      ref={box}
      class="pn-dialog"
      aria-labelledby={name}
      onClose={onClose}
      // The game's own keys mean nothing in here, and Escape closes the dialog alone.
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
      }}
    >
      {open && (
        <div class="pn-dialog-in">
          <div class="pn-dialog-head">
            <h2 class="pn-h2" id={name}>
              {title}
            </h2>
            <Tool icon="close" label={t("dialog-close")} onClick={onClose} />
          </div>
          <section class="pn-dialog-body" aria-labelledby={name} tabIndex={reading ? 0 : undefined}>
            {children}
          </section>
          {foot && <div class="pn-dialog-foot">{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
