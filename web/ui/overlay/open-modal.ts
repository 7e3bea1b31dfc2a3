const FOCUSABLE = "a[href],button,input,select,textarea,[tabindex]:not([tabindex='-1'])";

/**
 * Opens a dialog element as a modal. The returned function closes it and restores the focus. Firefox 80 and Safari 12
 * have no `showModal`. The Tab key is kept inside by this code in every browser.
 */
export function openModal(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const previousFocus = document.activeElement;
  const native = typeof dialog.showModal === "function";
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      onClose();
    } else if (event.key === "Tab") keepInside(dialog, event);
  };
  const onPress = (event: MouseEvent) => {
    if (event.target !== dialog) return;
    // Otherwise the press would move the focus, which returns to where it was before.
    event.preventDefault();
    onClose();
  };
  // Chrome on Android reports the back gesture as a cancel event without a key.
  const onCancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };

  const preferred = dialog.querySelector<HTMLElement>("[data-focus],input,select,textarea");
  if (native) dialog.showModal();
  else {
    dialog.setAttribute("open", "");
    dialog.setAttribute("role", "dialog");
  }
  (preferred ?? dialog.querySelector<HTMLElement>(FOCUSABLE))?.focus();
  const overflow = document.body.style.overflow;
  document.body.style.overflow = "hidden";
  dialog.addEventListener("keydown", onKey);
  dialog.addEventListener("mousedown", onPress);
  dialog.addEventListener("cancel", onCancel);

  return () => {
    dialog.removeEventListener("keydown", onKey);
    dialog.removeEventListener("mousedown", onPress);
    dialog.removeEventListener("cancel", onCancel);
    document.body.style.overflow = overflow;
    if (native) dialog.close();
    else dialog.removeAttribute("open");
    if (previousFocus instanceof HTMLElement) previousFocus.focus();
  };
}

function keepInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const focusable = Array.from(dialog.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => element.offsetParent !== null,
  );
  const [first] = focusable;
  const last = focusable[focusable.length - 1];
  const edge = event.shiftKey ? first : last;
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
