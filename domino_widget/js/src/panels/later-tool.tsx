// A button whose dialog comes later: the panel is asked for once, and stays.
import type { ComponentType, JSX } from "preact";
import { useState } from "preact/hooks";
import { type PanelProps, useView } from "../context";
import { Icon, type IconName } from "../icons";
import type { Later } from "../later-module";
import { Tool } from "./parts";

type Panel = (later: Later) => ComponentType<PanelProps>;

/** A dialog that comes later, and what opens it. */
export function useLater(panel: Panel): [JSX.Element | null, () => void] {
  const view = useView();
  const [open, setOpen] = useState(false);
  const [later, setLater] = useState<Later | null>(null);
  const Found = later && panel(later);
  async function show() {
    const found = await view.later();
    setLater(found);
    setOpen(found !== null);
  }
  return [Found && <Found open={open} onClose={() => setOpen(false)} />, show];
}

interface LaterToolProps {
  icon: IconName;
  label: string;
  opens: string;
  panel: Panel;
  /** A button as wide as its panel, with its name on it. */
  wide?: boolean;
}
export function LaterTool({ icon, label, opens, panel, wide = false }: LaterToolProps) {
  const [dialog, show] = useLater(panel);
  return (
    <>
      {wide ? (
        <button class="pn-btn is-all" data-opens={opens} onClick={show}>
          <Icon name={icon} />
          {label}
        </button>
      ) : (
        <Tool icon={icon} label={label} opens={opens} onClick={show} />
      )}
      {dialog}
    </>
  );
}
