/** Bearer tokens. Only their hash is ever kept, so a stolen journal opens no session. */
export interface Tokens {
  /** 32 unguessable bytes, base64url. */
  create(): string;
  /** SHA-256, hex. Promised, because browsers can't hash synchronously. */
  hash(token: string): Promise<string>;
}
