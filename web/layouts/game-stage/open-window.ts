/** Opens an address in a new window. Returns false when the browser blocks it. */
export function openWindow(url: string): boolean {
  // With "noopener", `window.open` does not report whether a window opened.
  const opened = window.open("", "_blank");
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(url);
  return true;
}
