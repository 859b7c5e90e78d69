// Small parts that the panels share: icons, buttons, a dialog.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useView } from "../context";

/** On every focusable element: JupyterLab then leaves the keys to us. */
export const OWN_KEYS = { "data-lm-suppress-shortcuts": "true" } as const;

const PATHS = {
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  guide:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M9.6 9.6a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1.1.9-1.1 1.8M12 16.8v.1",
  keys: "M3.5 7h17v10.500h-17zM7 10.500h.1M10.300 10.500h.1M13.600 10.500h.1M17 10.500h.1M8 14h8",
  language:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M3.8 12h16.4M12 3.600c4.600 4.800 4.600 12 0 16.800M12 3.600c-4.600 4.800-4.600 12 0 16.800",
  hint: "M9.400 17.500h5.200M10.200 20.500h3.600M12 3.500a5.900 5.900 0 0 0-3.500 10.600c.7.6 1 1.200 1 2v.400h5v-.400c0-.8.3-1.400 1-2A5.900 5.900 0 0 0 12 3.500z",
  close: "M6.500 6.500l11 11M17.500 6.500l-11 11",
  start: "M17.500 6L11 12l6.500 6M7 6v12",
  back: "M15 5.500L8.500 12l6.500 6.500",
  on: "M9 5.500l6.500 6.500L9 18.500",
  live: "M6.500 6L13 12l-6.500 6M17 6v12",
  copy: "M8.500 10.500a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2zM15.500 8.500v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2",
  position:
    "M12 20.500c4-4.400 6-7.500 6-10a6 6 0 0 0-12 0c0 2.500 2 5.600 6 10M12 12.600a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400",
  download: "M12 4v11M7.500 11L12 15.500l4.500-4.500M5 19.500h14",
  fold: "M6 9.500l6 6 6-6",
  clock: "M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17M12 7.500V12l3 2",
  cup: "M7.500 4h9v5a4.500 4.500 0 0 1-9 0zM7.500 5.500H4.500c0 3 1 4.500 3.200 4.800M16.500 5.500h3c0 3-1 4.500-3.200 4.800M12 13.500v4M8.500 20h7M10 17.500h4",
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="pn-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

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
      type="button"
      class="pn-tool"
      title={label}
      aria-label={label}
      aria-disabled={off}
      data-opens={opens}
      {...OWN_KEYS}
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
          <section
            class="pn-dialog-body"
            aria-labelledby={name}
            tabIndex={reading ? 0 : undefined}
            {...OWN_KEYS}
          >
            {children}
          </section>
          {foot && <div class="pn-dialog-foot">{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
