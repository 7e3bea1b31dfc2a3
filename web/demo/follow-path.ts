const CHANGED = "demo-path";

/** Tells when the site goes to another page. A browser has no event for that. */
export function followPath(onChange: () => void): () => void {
  for (const name of [CHANGED, "popstate"]) window.addEventListener(name, onChange);
  return () => {
    for (const name of [CHANGED, "popstate"]) window.removeEventListener(name, onChange);
  };
}

/** Makes the event. Called once, before the site starts. */
export function announcePaths({ history }: Window): void {
  for (const name of ["pushState", "replaceState"] as const) {
    const change = history[name].bind(history);
    history[name] = (...asked) => {
      change(...asked);
      // After the site has drawn the page.
      setTimeout(() => window.dispatchEvent(new Event(CHANGED)));
    };
  }
}
