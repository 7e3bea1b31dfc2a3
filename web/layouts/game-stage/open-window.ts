/** Opens an address in a window of its own; false when the browser would not. */
export function openWindow(url: string): boolean {
  // Without "noopener": with it nobody is told whether a window came.
  const opened = window.open("", "_blank");
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(url);
  return true;
}
