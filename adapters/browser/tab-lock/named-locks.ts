/** Locks that one tab at a time can hold. No method rejects. */
export interface NamedLocks {
  /** Holds the lock until `until` resolves or the tab ends. False at once when another tab holds it. */
  acquire(name: string, until: Promise<void>): Promise<boolean>;
  /** Whether any tab holds the lock, this one included. */
  isHeld(name: string): Promise<boolean>;
  /** Takes the lock from the tab that holds it, and leaves it free. */
  forceRelease(name: string): Promise<void>;
}
