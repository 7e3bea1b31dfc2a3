/** The address that authenticator apps read from a QR code (Key Uri Format): six digits, 30 seconds, SHA-1. */
export function totpUri({ issuer, username, secret }: Record<"issuer" | "username" | "secret", string>): string {
  // A colon separates the two parts of the label.
  const label = [issuer, username].map((part) => encodeURIComponent(part.replace(/:/g, " "))).join(":");
  return `otpauth://totp/${label}?secret=${encodeURIComponent(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
