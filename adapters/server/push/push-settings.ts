import type { PushSender } from "../../house/ports/push-sender.ts";
import type { ServerObserver } from "../ops/server-observer.ts";
import { createNodePushSender, type NodePushOptions } from "./node-push-sender.ts";
import { createVapid, derivedVapidKey } from "./vapid.ts";

export interface PushSettings extends Pick<NodePushOptions, "localService"> {
  /** `mailto:` or `https:`, where a push service reaches the operator. */
  readonly subject: string;
  /** The private key; by default one that follows from the house's secret key. */
  readonly privateKey?: Buffer | undefined;
}

export interface PushOptions {
  /** How pushes are sent. Without it, a production house sends none. */
  readonly push?: PushSettings | undefined;
}

/** Nobody reads it: a demo's pushes go to who tries it out. */
export const DEMO_PUSH: PushSettings = { subject: "mailto:demo@sanam.example" };

/** Opens what sends pushes, with the house's secret key. Undefined where the house sends none. */
export function pushOpener(
  settings: PushSettings | undefined,
  isProduction: boolean,
  observer: ServerObserver | undefined,
): ((secretKey: string) => PushSender) | undefined {
  const usual = isProduction ? undefined : DEMO_PUSH;
  const push = settings ?? usual;
  if (!push) return undefined;
  const { subject, privateKey, localService } = push;
  return (secretKey) =>
    createNodePushSender({
      vapid: createVapid(privateKey ?? derivedVapidKey(secretKey), subject),
      localService,
      onOutcome: (outcome) => observer?.pushEnded?.(outcome),
    });
}
