/** Whether the page is visible. */
export interface Visibility {
  readonly visible: boolean;
  /** Calls the listener at every change; returns how to stop. */
  watch(listener: (visible: boolean) => void): () => void;
}
