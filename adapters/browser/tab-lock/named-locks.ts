/** Something that one tab can shut for all others. */
export interface NamedLocks {
  /** Shuts it until `until` resolves or the tab ends; false at once when another tab has shut it. Never rejects. */
  acquire(name: string, until: Promise<void>): Promise<boolean>;
  /** By any tab. Never rejects. */
  isHeld(name: string): Promise<boolean>;
  /** Opens it over the head of whoever has shut it. Never rejects. */
  forceRelease(name: string): Promise<void>;
}
