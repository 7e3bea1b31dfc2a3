/** What a journey needs of a page, in whatever browser it runs. */
export interface BrowserPage {
  readonly userAgent: string;
  /** The address of the site in this browser. */
  readonly url: string;
  /** Uncaught errors, console errors, failed loads and policy violations since the last call. */
  problems(): Promise<readonly string[]>;
  open(url: string): Promise<void>;
  /** A browser with windows may stay wider than asked. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It may use only its arguments, and only the JavaScript of the oldest browser. */
  run<Args extends readonly unknown[], T>(task: (...args: Args) => T, ...args: Args): Promise<T>;
  /** Types into the element with the focus. */
  type(text: string): Promise<void>;
  press(key: "Enter" | "Tab"): Promise<void>;
  /** A press and a release of the mouse, or of a finger, at a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Chooses a file of this machine in a file input. */
  upload(selector: string, file: string): Promise<void>;
  /** The name that the browser gives itself from the next page on. */
  pretendToBe(userAgent: string): Promise<void>;
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}

/** A directive that is newer than some browsers is no mistake of the page; it is allowed by its name. */
export function isUnknownDirective(words: string): boolean {
  return /^Unrecognized Content-Security-Policy directive '(?:manifest-src|worker-src|require-trusted-types-for|trusted-types)'/.test(
    words,
  );
}
