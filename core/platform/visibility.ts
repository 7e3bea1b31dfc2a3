/** Whether the person can see the page. */
export interface Visibility {
  readonly visible: boolean;
  /** Tells of changes; returns how to stop listening. */
  watch(listener: (visible: boolean) => void): () => void;
}
