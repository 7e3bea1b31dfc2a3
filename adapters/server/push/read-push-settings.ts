import { err, ok, type Result } from "../../../core/shared/result.ts";
import { isLoopback } from "../loopback.ts";
import { DEMO_PUSH, type PushSettings } from "./push-settings.ts";
import { readVapidKey } from "./vapid.ts";

/** Undefined where no variable says anything about pushes. The error is a sentence. cli/README.md lists the variables. */
export function readPushSettings(
  env: Readonly<Record<string, string | undefined>>,
  sandbox: boolean,
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
  const service = env["SANAM_PUSH_SERVICE"]?.trim() || undefined;
  if (service !== undefined && !(sandbox && isLocalOrigin(service))) {
    return err(
      "SANAM_PUSH_SERVICE is for a sandbox, and must be an origin of this machine like http://127.0.0.1:9000.",
    );
  }
  if (subject === undefined && service === undefined) return ok(undefined);
  return ok({ ...DEMO_PUSH, ...(subject !== undefined && { subject }), privateKey, localService: service });
}

function isLocalOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.origin === text && /^https?:$/.test(url.protocol) && isLoopback(url.hostname);
}
