import type { Send } from "../../../../adapters/http/client/deliver.ts";
import { type Access, accessLine } from "../../../../adapters/server/edge/access-log.ts";
import { createLog } from "../../../../adapters/server/ops/log.ts";
import { createMetrics } from "../../../../adapters/server/ops/metrics.ts";

/** Fields of bodies and replies that no log may show. */
const SECRET_FIELD = /password|token|secret|ticket|launch|phone|bankid|account|codes$|recipient|line1|name$/i;
/** Shorter texts and numbers may occur in any log. */
const SHORTEST = 6;
const SHORT_NUMBER = /^\d{1,7}$/;

/** Collects all that a server logs and counts, and all that its callers would not like to find there. */
export function watchLogs() {
  const lines: string[] = [];
  const secrets = new Set<string>();
  const metrics = createMetrics(() => ({ calls: 0, streams: 0 }));
  const logs = (["json", "text"] as const).map((form) => createLog({ form, write: (entry) => lines.push(entry) }));

  const add = (value: unknown, name: string): void => {
    if (typeof value === "string") {
      if (SECRET_FIELD.test(name) && value.length >= SHORTEST && !SHORT_NUMBER.test(value)) secrets.add(value);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, part] of Object.entries(value)) add(part, Array.isArray(value) ? name : key);
    }
  };
  const addText = (text: string | undefined): void => {
    try {
      add(JSON.parse(text ?? "null"), "");
    } catch {
      // An event stream or a page.
    }
  };

  return {
    lines,
    log: ((...entry) => {
      for (const log of logs) log(...entry);
    }) satisfies (typeof logs)[number],
    onAccess(access: Access): void {
      metrics.observer.requestEnded(access);
      lines.push(accessLine(access, "json"), accessLine(access, "text"));
    },
    /** Sends, and notes the secrets of the call and of its reply. */
    spy:
      (send: Send): Send =>
      async (url, request) => {
        const [, token] = (request.headers["authorization"] ?? "").split(" ");
        add(token, "token");
        addText(request.body);
        for (const part of new URL(url).pathname.split("/")) add(/\d{8,}/.test(part) ? part : undefined, "phone");
        const reply = await send(url, request);
        return {
          status: reply.status,
          headers: reply.headers,
          ...(reply.body === undefined ? {} : { body: reply.body }),
          async text() {
            const text = await reply.text();
            addText(text);
            return text;
          },
        };
      },
    secrets,
    /** Lines of the logs, and names and labels of the metrics, that hold a secret. */
    async leaks(): Promise<readonly string[]> {
      const series = (await metrics.text()).split("\n").map((line) => line.replace(/ \S+$/, ""));
      const all = [...lines, ...series];
      return all.filter((line) => Array.from(secrets).some((secret) => line.includes(secret)));
    },
  };
}
