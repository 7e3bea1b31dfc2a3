/** Hands a text to the person as a file to keep. */
export function saveFile(page: Window, name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = page.document.createElement("a");
  link.href = url;
  link.download = name;
  page.document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click has been handled.
  page.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
