/** Bearer tokens. Only their hash is ever kept, so a stolen journal opens no session. */
export interface Tokens {
  /** 32 unguessable bytes, hex: on a command line, where a launch stands, base64url's leading `-` would read as an option. */
  create(): string;
  /** SHA-256, hex. Promised, because browsers can't hash synchronously. */
  hash(token: string): Promise<string>;
}
