/** How passwords are kept. Slow on purpose, so both run off the main thread where the platform can. */
export interface Passwords {
  /** A self-describing hash under a salt of its own. */
  hash(password: string): Promise<string>;
  /** A hash that no password has but that takes as long to check as a real one: for names that nobody has. */
  decoy(): string;
  /** False for a wrong password and for a hash it can't read. */
  verify(password: string, hash: string): Promise<boolean>;
}
