/** The passwords that attackers try first. */
export interface CommonPasswords {
  /** Ignores case. */
  includes(password: string): Promise<boolean>;
}
