/** Bearer tokens. Only their hashes are stored, so a stolen journal opens no session. */
export interface Tokens {
  /** 32 unguessable bytes as hex. In base64url a leading `-` would look like an option on a command line. */
  create(): string;
  /** SHA-256 as hex. A promise, because browsers cannot hash synchronously. */
  hash(token: string): Promise<string>;
}

/** The passwords that attackers try first. */
export interface CommonPasswords {
  /** Ignores case. */
  includes(password: string): Promise<boolean>;
}

/** Hashes passwords. Slow on purpose, so implementations run off the main thread where the platform allows it. */
export interface Passwords {
  /** How many it hashes at the same time; undefined where waiting makes no sense. */
  readonly threads?: number;
  /** A hash with its own salt that describes its own parameters. */
  hash(password: string): Promise<string>;
  /** A hash that matches no password but takes as long to verify as a real one. For usernames that do not exist. */
  decoy(): string;
  /** False for a wrong password and for a hash that it cannot read. */
  verify(password: string, hash: string): Promise<boolean>;
  /** Ends its threads. */
  close?(): Promise<void>;
}
