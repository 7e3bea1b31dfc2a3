/** Sends a one-time code to a member's phone, in the operator's words. */
export interface CodeSender {
  /** Ten digits. Rejects when nobody took the message. */
  send(message: { readonly phone: string; readonly code: string }): Promise<void>;
}
