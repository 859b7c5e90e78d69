// Out of the widget: the clipboard, and a file to keep.

/** Copies a text; false where the browser allows no way of doing so. */
export async function copyText(near: HTMLElement, text: string): Promise<boolean> {
  const page = near.ownerDocument;
  try {
    await page.defaultView?.navigator.clipboard.writeText(text);
    return page.defaultView?.navigator.clipboard !== undefined;
  } catch {
    // Plain http and some frames have no clipboard; the old way may still work there.
    const box = page.createElement("textarea");
    box.value = text;
    near.append(box);
    box.select();
    const done = page.execCommand?.("copy") ?? false;
    box.remove();
    return done;
  }
}

export function saveFile(near: HTMLElement, name: string, text: string): void {
  saveBlob(near, name, new Blob([text], { type: "text/plain;charset=utf-8" }));
}

export function saveBlob(near: HTMLElement, name: string, file: Blob): void {
  const link = near.ownerDocument.createElement("a");
  const address = URL.createObjectURL(file);
  link.href = address;
  link.download = name;
  link.hidden = true;
  near.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(address);
}
