import type { Endpoint } from "../../../contracts/endpoint.ts";
import type { HttpCall, Reply } from "../http/http-call.ts";
import { jsonReply } from "../problem-reply.ts";
import { type CallTurn, type FaultOrder, type FaultPlan, rowName } from "./fault-plan.ts";

/**
 * Answers a call with a fault. `proceed` gives the real reply and has the call's effect, each time it is called.
 * @param turn the call among those under way; without it there is no other call to wait for
 */
export async function injectFault(
  { fault, delayMs, row }: FaultOrder,
  proceed: () => Promise<Reply>,
  turn?: CallTurn,
): Promise<Reply> {
  if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs));
  switch (fault.kind) {
    case "delay":
      return proceed();
    case "status": {
      if (fault.when === "after") await textOf(await proceed());
      const { status, code = "sandbox-fault", message = "This fault was ordered in the sandbox." } = fault;
      return jsonReply({ message, code }, status);
    }
    case "cut":
      if (fault.when === "after") await textOf(await proceed());
      return { status: 200, headers: JSON_TYPE, body: undefined, cut: true };
    case "cut-midway": {
      const whole = new TextEncoder().encode(await textOf(await proceed()));
      const half = whole.subarray(0, whole.byteLength >> 1);
      return { status: 200, headers: { ...JSON_TYPE, "content-length": `${half.length + 1}` }, body: half, cut: true };
    }
    case "truncated": {
      const reply = await proceed();
      const text = await textOf(reply);
      return asJson(text.slice(0, Math.ceil(text.length / 2) - 1), reply.status);
    }
    case "html": {
      await textOf(await proceed());
      const page = "<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>";
      const { status = 200 } = fault;
      return { status, headers: { "content-type": "text/html; charset=utf-8" }, body: page };
    }
    case "wrong-type": {
      const reply = await proceed();
      const body = jsonOf(reply);
      if (body === undefined) return reply;
      return asJson(JSON.stringify(replaceType(body, fault.field.split("."))), reply.status);
    }
    case "duplicate": {
      await textOf(await proceed());
      return proceed();
    }
    case "out-of-order": {
      if (fault.when === "before") {
        await turn?.overtaken(row, fault.withinMs);
        return proceed();
      }
      const reply = await proceed();
      await turn?.overtaken(row, fault.withinMs);
      return reply;
    }
  }
}

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

function asJson(text: string, status: number): Reply {
  return { status, headers: JSON_TYPE, body: text };
}

/** Of a stream, nothing: it has no end to cut. It ends, because it counts among the member's open streams. */
async function textOf({ body }: Reply): Promise<string> {
  if (body instanceof ReadableStream) await body.cancel();
  return typeof body === "string" ? body : "";
}

/** Undefined for a reply that is no JSON. */
function jsonOf({ body }: Reply): unknown {
  try {
    return typeof body === "string" ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the value at the path with a value of another type. Changes nothing where the path does not exist. */
function replaceType(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return typeof value === "object" && value !== null ? "not what you expected" : { not: value };
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? replaceType(item, rest) : item));
  if (typeof value !== "object" || value === null) return value;
  return { ...value, [key]: replaceType(Object.entries(value).find(([name]) => name === key)?.[1], rest) };
}

/** Answers a call of a row, with the fault that is ordered for it. */
export async function answerWithFaults(
  faults: FaultPlan,
  row: Endpoint,
  call: HttpCall,
  proceed: (call: HttpCall) => Promise<Reply>,
): Promise<Reply> {
  const turn = faults.callOrder.enter(rowName(row));
  try {
    const fault = faults.take(row);
    if (!fault) return await proceed(call);
    const again = readableAgain(call);
    return await injectFault(fault, () => proceed(again), turn);
  } finally {
    turn.leave();
  }
}

/** The call with a body that may be read more than once. */
function readableAgain(call: HttpCall): HttpCall {
  let body: ReturnType<HttpCall["readBody"]> | undefined;
  return {
    ...call,
    readBody: (limits) => {
      body ??= call.readBody(limits);
      return body;
    },
  };
}
