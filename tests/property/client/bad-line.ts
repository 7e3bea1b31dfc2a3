import type { Scheduler } from "fast-check";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Session } from "../../../core/session/model.ts";
import type { Fault } from "../../../core/shared/fault.ts";
import { err, type Result } from "../../../core/shared/result.ts";
import type { CallFate } from "../../arbitraries/client/client-steps.ts";
import type { ClientMark } from "./client-log.ts";

/** Calls that change something; all others only read. Each has its key as the last argument. */
const ACTIONS = new Set(
  "requestDeposit cancelDeposit confirmDeposit requestWithdrawal retryWithdrawal request spin checkIn".split(" "),
);

interface BadLine {
  readonly scheduler: Scheduler;
  /** Of the next call. */
  readonly nextFate: () => CallFate;
  readonly log: ClientMark[];
}

interface LinePage {
  readonly identity: () => Session | undefined;
  /** A closed page gets no answer any more. */
  readonly alive: () => boolean;
  /** Called when the house does not know the session of a call. */
  readonly onEnded: (session: Session | undefined) => void;
}

type Call = (...args: readonly unknown[]) => Promise<Result<unknown, unknown>>;

/**
 * The port behind a line on which the scheduler decides when each request arrives and when each reply does. A call is
 * made in the session that the page had when it sent it.
 */
export function overLine<Port extends object>(
  { scheduler, nextFate, log }: BadLine,
  { identity, alive, onEnded }: LinePage,
  open: (identity: () => Session | undefined) => Port,
  /** Whose calls these are; undefined for calls of the site. */
  member?: string,
): Port {
  const hop = async (label: string): Promise<void> => {
    await scheduler.schedule(Promise.resolve(), label);
    if (!alive()) await new Promise<never>(() => undefined);
  };
  const arrives = (label: string) => scheduler.schedule(Promise.resolve(), label);

  const call = async (name: string, args: readonly unknown[]): Promise<Result<unknown, unknown>> => {
    const session = identity();
    const isAction = ACTIONS.has(name);
    const lost = (kind: Fault["fault"], effect: Fault["effect"]) => err(fault(name, kind, effect));
    // As the site's own client does for calls of somebody who left.
    if (member !== undefined && session && session.member.id !== member) return lost("unauthorised", "none");
    const fate = nextFate();
    const key = isAction ? (args.at(-1) as IdempotencyKey) : undefined;
    if (key !== undefined) log.push({ type: "sent", key, call: name, fate });
    if (fate === "not-sent") {
      await hop(`${name} is not sent`);
      return lost("unreachable", "none");
    }
    const answerAt = async () => {
      if (key !== undefined) log.push({ type: "arrived", key, late: fate === "late" });
      const port = open(() => session);
      const answer = await (Reflect.get(port, name) as Call)(...args);
      if (key !== undefined && !answer.ok) {
        const { code } = Object(answer.error);
        if (typeof code === "string") log.push({ type: "refused", key, code });
      }
      return answer;
    };
    if (fate === "late") {
      void arrives(`${name} arrives late`).then(answerAt);
      await hop(`${name} takes too long`);
      return lost("timed-out", isAction ? "unknown" : "none");
    }
    await arrives(`${name} arrives`);
    if (fate === "request-lost") {
      await hop(`${name} is cut`);
      return lost("unreachable", isAction ? "unknown" : "none");
    }
    const answer = await answerAt();
    await hop(fate === "reply-lost" ? `the reply to ${name} is cut` : `the reply to ${name}`);
    if (fate === "reply-lost") return lost("unreachable", isAction ? "unknown" : "none");
    if (!answer.ok && Object(answer.error).fault === "unauthorised") onEnded(session);
    return answer;
  };

  const port = open(identity);
  return Object.fromEntries(
    Object.keys(port).map((name) => [name, (...args: readonly unknown[]) => call(name, args)]),
  ) as Port;
}

function fault(endpoint: string, kind: Fault["fault"], effect: Fault["effect"]): Fault {
  return { kind: "fault", fault: kind, endpoint, effect };
}
