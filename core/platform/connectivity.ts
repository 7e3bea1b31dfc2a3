/** Whether the device has a network. */
export interface Connectivity {
  readonly online: boolean;
  /** Calls the listener at every change; returns how to stop. */
  watch(listener: (online: boolean) => void): () => void;
}
