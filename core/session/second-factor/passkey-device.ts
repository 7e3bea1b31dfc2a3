/** This device's passkeys. Options and results are JSON texts of WebAuthn; undefined when the person or device declines. */
export interface PasskeyDevice {
  create(options: string): Promise<string | undefined>;
  sign(options: string): Promise<string | undefined>;
}
