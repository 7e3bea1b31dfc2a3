import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { PushSender } from "../../house/ports/push-sender.ts";
import type { ServerObserver } from "../ops/server-observer.ts";
import { createNodePushSender, type NodePushOptions } from "./node-push-sender.ts";
import { createVapid, derivedVapidKey, readVapidKey } from "./vapid.ts";

export interface PushSettings extends Pick<NodePushOptions, "localService"> {
  /** `mailto:` or `https:`, where a push service reaches the operator. */
  readonly subject: string;
  /** The private key; by default one that follows from the house's secret key. */
  readonly privateKey?: Buffer | undefined;
}

export interface PushOptions {
  /** How pushes are sent. Without it, a production house sends none, and a demo's go to `DEMO_PUSH`. */
  readonly push?: PushSettings | undefined;
}

/** Nobody reads it: a demo's pushes go to who tries it out. */
export const DEMO_PUSH: PushSettings = { subject: "mailto:demo@sanam.example" };

/** Opens what sends pushes, with the house's secret key. Undefined where the house sends none. */
export function pushOpener(
  push: PushSettings | undefined,
  observer: ServerObserver | undefined,
): ((secretKey: string) => PushSender) | undefined {
  if (!push) return undefined;
  const { subject, privateKey, localService } = push;
  return (secretKey) =>
    createNodePushSender({
      vapid: createVapid(privateKey ?? derivedVapidKey(secretKey), subject),
      localService,
      onOutcome: (outcome) => observer?.pushEnded?.(outcome),
    });
}

/** Undefined where no variable says anything about pushes. The error is a sentence. adapters/settings.md lists the variables. */
export function readPushSettings(
  env: Readonly<Record<string, string | undefined>>,
  /** A push service on this machine, for tests. */
  service: string | undefined,
): Result<PushSettings | undefined, string> {
  const subject = env["SANAM_VAPID_SUBJECT"]?.trim() || undefined;
  if (subject !== undefined && !/^(mailto:[!-~]+@[!-~]+|https:\/\/[!-~]+)$/.test(subject)) {
    return err(`SANAM_VAPID_SUBJECT must start with mailto: or https://, not "${subject}".`);
  }
  const keyText = env["SANAM_VAPID_PRIVATE_KEY"]?.trim() || undefined;
  const privateKey = keyText === undefined ? undefined : readVapidKey(keyText);
  // No sentence repeats a key.
  if (keyText !== undefined && !privateKey) return err("SANAM_VAPID_PRIVATE_KEY must be 32 bytes in base64url.");
  if (privateKey && subject === undefined) return err("SANAM_VAPID_PRIVATE_KEY needs SANAM_VAPID_SUBJECT.");
  if (subject === undefined && service === undefined) return ok(undefined);
  return ok({ ...DEMO_PUSH, ...(subject !== undefined && { subject }), privateKey, localService: service });
}
