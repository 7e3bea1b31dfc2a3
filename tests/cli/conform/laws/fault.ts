import { type ReplyOf, ROW_NAMES, type RowName, rowOf } from "../../../../cli/conform/engine/rows.ts";
import type { SendWire, WireAnswer, WireCall } from "../../../../cli/conform/engine/wire.ts";
import { inMatchingOrder } from "../../../../contracts/matching-order.ts";

/** Stands between a law and a right house, and makes the house look wrong in one way. */
export type Fault = (send: SendWire) => SendWire;

const SHAPES = inMatchingOrder(ROW_NAMES.map((name) => ({ ...rowOf(name), name }))).map(({ method, path, name }) => ({
  name,
  method,
  shape: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The row of a call; undefined for a control of the sandbox. */
export function rowOfCall({ method, path }: WireCall): RowName | undefined {
  const [bare = ""] = path.split("?");
  return SHAPES.find((row) => row.method === method && row.shape.test(bare))?.name;
}

function withBody(answer: WireAnswer, status: number, body: unknown): WireAnswer {
  return { ...answer, status, text: JSON.stringify(body) };
}

/** Changes the row's successful replies. `count` is 1 for the first one. */
export function replies<Name extends RowName>(
  name: Name,
  change: (reply: ReplyOf<Name>, count: number, call: WireCall) => unknown,
): Fault {
  return (send) => {
    let count = 0;
    return async (call) => {
      const answer = await send(call);
      if (rowOfCall(call) !== name || answer.status !== 200) return answer;
      count += 1;
      return withBody(answer, 200, change(JSON.parse(answer.text), count, call));
    };
  };
}

/** Answers the row's refusals with these codes as it answered the latest success, or with `value`. */
export function accepts(name: RowName, codes: readonly string[], value?: unknown): Fault {
  return (send) => {
    let latest: unknown = value ?? {};
    return async (call) => {
      const answer = await send(call);
      if (rowOfCall(call) !== name) return answer;
      if (answer.status === 200) {
        latest = JSON.parse(answer.text);
        return answer;
      }
      return codes.includes(JSON.parse(answer.text).code) ? withBody(answer, 200, latest) : answer;
    };
  };
}

/** Refuses calls of the row that `when` picks, before they reach the house. `count` is 1 for the first one. */
export function refuses(name: RowName, code: string, when: (count: number, call: WireCall) => boolean): Fault {
  return (send) => {
    let count = 0;
    return async (call) => {
      if (rowOfCall(call) !== name) return send(call);
      count += 1;
      return when(count, call) ? problem(422, code) : send(call);
    };
  };
}

/** Changes what reaches the house. */
export function sends(change: (call: WireCall) => WireCall): Fault {
  return (send) => (call) => send(change(call));
}

/** The house does not get the idempotency keys. */
export const withoutKeys: Fault = sends(({ headers: { "idempotency-key": _key, ...headers }, ...call }) => ({
  ...call,
  headers,
}));

/** The control says yes and does nothing. */
export function idleControl(part: string): Fault {
  return (send) => async (call) =>
    call.path.startsWith("/sandbox") && call.path.includes(part) ? problem(200, "") : send(call);
}

export function problem(status: number, code: string): WireAnswer {
  const headers: Readonly<Record<string, string>> = { "content-type": "application/json" };
  return { status, header: (name) => headers[name], text: JSON.stringify({ message: "a fault", code, facts: {} }) };
}
