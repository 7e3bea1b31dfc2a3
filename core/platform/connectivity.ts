/** Whether the device has a network at all. */
export interface Connectivity {
  readonly online: boolean;
  /** Tells of changes; returns how to stop listening. */
  watch(listener: (online: boolean) => void): () => void;
}
