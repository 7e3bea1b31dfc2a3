import type { InboxTopic } from "./inbox.ts";

/** What a push may be about: requests of money that ended. */
export const PUSH_TOPICS = [
  "deposit-credited",
  "deposit-rejected",
  "slip-credited",
  "slip-rejected",
  "slip-duplicate",
  "withdrawal-paid",
  "withdrawal-rejected",
] as const satisfies readonly InboxTopic[];
export type PushTopic = (typeof PUSH_TOPICS)[number];

/** All that a push says. The words come from the device, so neither an amount nor a name leaves the house. */
export interface PushMessage {
  readonly topic: PushTopic;
  /** The request. */
  readonly id: string;
}

/** Where a browser takes pushes, and what they are encrypted with (RFC 8291): base64url, as the browser tells it. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushState {
  /** The backend's key, which the browser subscribes with: base64url. */
  readonly publicKey: string;
  /** Whether the backend pushes to this session's device. */
  readonly on: boolean;
}
