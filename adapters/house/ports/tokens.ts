/** Bearer tokens. Only their hashes are stored, so a stolen journal opens no session. */
export interface Tokens {
  /** 32 unguessable bytes as hex. In base64url a leading `-` would look like an option on a command line. */
  create(): string;
  /** SHA-256 as hex. A promise, because browsers cannot hash synchronously. */
  hash(token: string): Promise<string>;
}
