/** The documents that visitors accept when they register. */
export interface Legal {
  /** Names the versions of both documents. Undefined when the operator asks for no consent. */
  readonly consentVersion: string | undefined;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  readonly minimumAge: number;
}
