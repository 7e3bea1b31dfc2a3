import type { MemberId } from "../session/model.ts";
import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { InboxTopic } from "./inbox.ts";

/** What a push may be about: requests of money that ended, a recovered password, and every change of a second factor. */
export const PUSH_TOPICS = [
  "deposit-credited",
  "deposit-rejected",
  "slip-credited",
  "slip-rejected",
  "slip-duplicate",
  "withdrawal-paid",
  "withdrawal-rejected",
  "password-recovered",
  "second-factor-on",
  "second-factor-off",
  "passkey-added",
  "passkey-removed",
  "second-factor-reset-requested",
  "second-factor-ended",
] as const satisfies readonly InboxTopic[];
export type PushTopic = (typeof PUSH_TOPICS)[number];

/** All that a push says. The words come from the device, so neither an amount nor a name leaves the house. */
export interface PushMessage {
  readonly topic: PushTopic;
  /** The request, or what tells two changes apart. */
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

/** Pushes to the device of the signed-in member's session, at some backend. They end with the session. */
export interface PushPort {
  push(): Promise<Result<PushState, Problem>>;
  /** Replaces the session's address. Refuses `backend-refused` an address to which the backend does not send. Safe to repeat. */
  subscribePush(address: PushAddress): Promise<Result<PushState, Problem>>;
  /** Safe to repeat. */
  unsubscribePush(): Promise<Result<PushState, Problem>>;
}

/**
 * Whether this browser may show pushes.
 * - `ask`: the browser asks when they are turned on
 * - `no`: it has none, or none here
 */
export type PushWay = "granted" | "ask" | "denied" | "no";

/** Pushes of this browser, for one member. */
export interface PushDevice {
  readonly way: PushWay;
  /**
   * Asks the person where the browser wants it. The address is always a new one, so that no earlier session knows it.
   * Undefined when the person or the browser's push service refuses.
   */
  subscribe(publicKey: string): Promise<PushAddress | undefined>;
  /** The address that the browser has for this key; undefined when it dropped it. */
  current(publicKey: string): Promise<PushAddress | undefined>;
  /** The endpoint that `remember` stored. */
  subscribedEndpoint(): Promise<string | undefined>;
  /** The backend knows the address. From now on the worker shows what comes, in the words of this page. */
  remember(endpoint: string): Promise<void>;
  /** Ends the browser's subscription and removes what is shown. */
  forget(): Promise<void>;
}

/** What a worker shows. It has neither the brand nor texts of its own, and none of another member. */
export interface PushWords {
  readonly member: MemberId;
  readonly endpoint: string;
  /** The brand's name. */
  readonly title: string;
  readonly icon: string;
  readonly lines: Readonly<Record<PushTopic, PushLine>>;
}

export interface PushLine {
  readonly text: string;
  /** One that ends with a slash is completed by the request's id. */
  readonly path: string;
}

/** Where the page stores the words for the worker. */
export const PUSH_CACHE = "site-push";
export const PUSH_WORDS = "/push-words";

/** Whether the person said "not now" on this device. */
export interface PushChoice {
  readonly declined: () => boolean;
  decline(): void;
}

/** From the worker to a page. `showPage` is answered through the message's port. */
export interface FromPushWorker {
  /** Somebody clicked a notification. Answered with true once the page shows it, or has something open that must stay. */
  readonly showPage?: string;
  /** The browser has another address now. */
  readonly pushChanged?: true;
}
