import type { PushAddress, PushMessage } from "../../../core/site/push.ts";

/**
 * What became of a push.
 * - `taken`: the push service has it
 * - `gone`: the push service no longer knows the address
 * - `given-up`: it failed too often, nothing was free, or the house closes
 */
export type PushOutcome = "taken" | "gone" | "given-up";

/** Sends pushes to browsers through their push services. */
export interface PushSender {
  /** The house's key: base64url. */
  readonly publicKey: string;
  /** Whether a push may be sent there: a public host over https, and keys that encrypt. */
  accepts(address: PushAddress): boolean;
  /** Never rejects. */
  send(address: PushAddress, message: PushMessage): Promise<PushOutcome>;
  /** Waits a moment for calls under way and gives up the rest. */
  close(): Promise<void>;
}
