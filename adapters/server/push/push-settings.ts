import type { PushSender } from "../../house/ports/push-sender.ts";
import { createNodePushSender, type NodePushOptions } from "./node-push-sender.ts";
import { createVapid, derivedVapidKey } from "./vapid.ts";

/** A house with settings sends pushes. */
export interface PushSettings extends Pick<NodePushOptions, "localService" | "onOutcome"> {
  /** `mailto:` or `https:`, where a push service reaches the operator. */
  readonly subject: string;
  /** The private key; by default one that follows from the house's secret key. */
  readonly privateKey?: Buffer | undefined;
}

/** Nobody reads it: a demo's pushes go to who tries it out. */
export const DEMO_PUSH: PushSettings = { subject: "mailto:demo@sanam.example" };

export function openPushSender({ subject, privateKey, ...options }: PushSettings, secretKey: string): PushSender {
  return createNodePushSender({ ...options, vapid: createVapid(privateKey ?? derivedVapidKey(secretKey), subject) });
}
