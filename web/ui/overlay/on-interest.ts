/** What a new visitor's first page loads in this time is part of its budget. */
const PATIENCE_MS = 3000;
const SIGNS = ["mousemove", "touchstart", "wheel", "scroll", "keydown"] as const;

/** Runs a task once: when the visitor first does something on the page, or after three seconds. Returns the cancel. */
export function onInterest(task: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, run);
  };
  const run = () => {
    cancel();
    task();
  };
  const timer = setTimeout(run, PATIENCE_MS);
  for (const sign of SIGNS) window.addEventListener(sign, run, { passive: true });
  return cancel;
}
