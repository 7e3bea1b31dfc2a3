import { SECOND_MS } from "../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { CodeSender } from "../house/ports/code-sender.ts";
import type { Log } from "./ops/log.ts";

/** Where an operator's own program takes codes and sends them on, as a text message or in any other way. */
export interface CodeWebhook {
  /** `https:`, or `http:` to this machine. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly secret: string;
}

const TIME_LIMIT_MS = 10 * SECOND_MS;
const LEAST_SECRET = 16;

/** Posts each code as JSON: `phone` and `code`. A failure is logged without either, and the member asks for another code. */
export function createWebhookSender({ url, secret }: CodeWebhook, log: Log): CodeSender {
  return {
    async send({ phone, code }) {
      try {
        const reply = await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
          body: JSON.stringify({ phone, code }),
          redirect: "error",
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
        });
        await reply.body?.cancel();
        if (!reply.ok) log("error", "the code webhook refused a code", { status: reply.status });
      } catch (error) {
        log("error", "the code webhook took no code", {}, error);
      }
    },
  };
}

/** Undefined where no variable says anything about it. The error is a sentence, without the secret. */
export function readCodeWebhook(
  env: Readonly<Record<string, string | undefined>>,
): Result<CodeWebhook | undefined, string> {
  const text = env["SANAM_CODE_WEBHOOK"]?.trim() || undefined;
  const secret = env["SANAM_CODE_WEBHOOK_SECRET"]?.trim() ?? "";
  if (text === undefined) {
    return secret === "" ? ok(undefined) : err("SANAM_CODE_WEBHOOK_SECRET needs SANAM_CODE_WEBHOOK.");
  }
  const url = URL.parse(text);
  const isLocal = url?.protocol === "http:" && ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname);
  if (!url || (url.protocol !== "https:" && !isLocal) || url.username !== "" || url.password !== "") {
    return err("SANAM_CODE_WEBHOOK must be an https:// address without a password, or http:// on this machine.");
  }
  if (!/^[!-~]+$/.test(secret) || secret.length < LEAST_SECRET) {
    return err(`SANAM_CODE_WEBHOOK needs SANAM_CODE_WEBHOOK_SECRET with at least ${LEAST_SECRET} characters.`);
  }
  return ok({ url: url.href, secret });
}
