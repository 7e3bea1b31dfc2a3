import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import type { PushAddress } from "../../../../core/site/push.ts";

/** Pushes belong to a session, so they end with it whatever ends it. `tokenHash` is the session's first one. */
export type PushEvent =
  | {
      readonly type: "push-subscribed";
      readonly at: Instant;
      readonly tokenHash: string;
      readonly address: PushAddress;
      /** Names the house's key that the browser subscribed with. */
      readonly key: string;
    }
  | { readonly type: "push-unsubscribed"; readonly at: Instant; readonly tokenHash: string };

/** A session's device that takes pushes. */
export interface PushRecord extends PushAddress {
  readonly at: Instant;
  readonly key: string;
}
