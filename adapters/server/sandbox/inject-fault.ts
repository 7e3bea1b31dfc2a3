import { jsonReply } from "../problem-reply.ts";
import type { FaultOrder } from "./fault-plan.ts";

/** Ends the connection after these bytes of the body. Undefined in process, where there is no connection. */
export type Cut = ((body?: Uint8Array) => Response) | undefined;

/** Answers a call with a fault. `proceed` gives the real reply and has the call's effect. */
export async function injectFault(
  { fault, delayMs }: FaultOrder,
  proceed: () => Promise<Response>,
  cut: Cut,
): Promise<Response> {
  if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs));
  switch (fault.kind) {
    case "delay":
      return proceed();
    case "status": {
      if (fault.when === "after") await proceed();
      const { status, code = "sandbox-fault", message = "This fault was ordered in the sandbox." } = fault;
      return jsonReply({ message, code }, status);
    }
    case "cut":
      if (fault.when === "after") await proceed();
      return cut?.() ?? brokenReply(new Uint8Array());
    case "cut-midway": {
      const whole = new TextEncoder().encode(await (await proceed()).text());
      const half = whole.subarray(0, whole.byteLength >> 1);
      return cut?.(half) ?? brokenReply(half);
    }
    case "truncated": {
      const reply = await proceed();
      const text = await reply.text();
      return asJson(text.slice(0, Math.ceil(text.length / 2) - 1), reply.status);
    }
    case "html": {
      await proceed();
      const page = "<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>";
      const { status = 200 } = fault;
      return new Response(page, { status, headers: { "content-type": "text/html; charset=utf-8" } });
    }
    case "wrong-type": {
      const reply = await proceed();
      const body: unknown = await reply.json();
      return asJson(JSON.stringify(replaceType(body, fault.field.split("."))), reply.status);
    }
  }
}

function asJson(text: string, status: number): Response {
  return new Response(text, { status, headers: { "content-type": "application/json; charset=utf-8" } });
}

/** A reply with status 200 that fails after these bytes. */
function brokenReply(bytes: Uint8Array): Response {
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!sent && bytes.byteLength > 0) controller.enqueue(bytes);
      else controller.error(new Error("the sandbox breaks this reply"));
      sent = true;
    },
  });
  return new Response(body, { headers: { "content-type": "application/json; charset=utf-8" } });
}

/** Replaces the value at the path with a value of another type. Changes nothing where the path does not exist. */
function replaceType(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return typeof value === "object" && value !== null ? "not what you expected" : { not: value };
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? replaceType(item, rest) : item));
  if (typeof value !== "object" || value === null) return value;
  return { ...value, [key]: replaceType(Object.entries(value).find(([name]) => name === key)?.[1], rest) };
}
