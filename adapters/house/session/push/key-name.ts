const LENGTH = 12;

/** A part of a public key, enough to see that the house has another one by now. */
export function keyName(publicKey: string): string {
  return publicKey.slice(-LENGTH);
}
