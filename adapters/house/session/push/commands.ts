import type { PushAddress } from "../../../../core/site/push.ts";
import type { SessionLimits } from "../session-limits.ts";

export type PushCommand =
  | {
      readonly type: "subscribe-push";
      readonly tokenHash: string;
      readonly address: PushAddress;
      readonly key: string;
      readonly limits: SessionLimits;
    }
  | { readonly type: "unsubscribe-push"; readonly tokenHash: string }
  /** The push service no longer knows the address. */
  | { readonly type: "forget-push"; readonly endpoint: string };
