/** Downloads a text as a file. */
export function saveFile(page: Window, name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = page.document.createElement("a");
  link.href = url;
  link.download = name;
  page.document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the URL only after the click event has ended.
  page.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
