import { describe, expect, test } from "vitest";
import type { Evidence } from "../../../core/money-action/evidence.ts";
import { type ReconcileOptions, reconcile } from "../../../core/money-action/reconcile.ts";
import type { Fault, Problem } from "../../../core/shared/fault.ts";
import { err, type Result } from "../../../core/shared/result.ts";
import { fault } from "./unreliable-backend.ts";

const LOST = fault("unknown", "timed-out");
const NOT_THERE = fault("unknown", "not-available");

interface Trial {
  readonly first?: Fault;
  readonly evidence?: Evidence<string>;
  readonly options?: Partial<ReconcileOptions>;
  /** When the time of the search is over: at the start of a sending or of a look, counted from 1. */
  readonly overAt?: { readonly send?: number; readonly look?: number };
}

async function attempt({ first = LOST, evidence = { seen: "nothing" }, options = {}, overAt }: Trial) {
  let end: () => void = () => undefined;
  const timeUp = new Promise<void>((resolve) => {
    end = resolve;
  });
  const calls: string[] = [];
  const count = (name: string): number => calls.filter((call) => call === name).length;
  const outcome = await reconcile<string>(
    {
      send: async (): Promise<Result<string, Problem>> => {
        calls.push("send");
        if (count("send") === overAt?.send) end();
        await turns();
        return err(count("send") === 1 ? first : LOST);
      },
      lookUp: async () => {
        calls.push("look");
        if (count("look") === overAt?.look) end();
        await turns();
        return evidence;
      },
    },
    {
      wait: (ms) => (ms === options.lookForMs ? timeUp : Promise.resolve()),
      maySendAgain: () => false,
      resumed: false,
      ...options,
    },
  );
  await turns();
  return { outcome, calls };
}

/** Lets every promise that is ready go on. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}

const SEARCH = { lookForMs: 60_000, maySendAgain: () => true };

describe("a search for an outcome", () => {
  test("neither looks nor sends after its time", async () => {
    const whileSending = { options: { ...SEARCH, asksAgainFirst: true }, overAt: { send: 2 } };
    expect((await attempt(whileSending)).calls).toEqual(["send", "send"]);
    expect((await attempt({ options: SEARCH, overAt: { look: 2 } })).calls).toEqual(["send", "look", "look"]);
    expect((await attempt({ options: SEARCH, overAt: { look: 2 } })).outcome).toEqual({
      state: "unknown",
      fault: LOST,
    });
  });

  test("asks again first only while that does no harm", async () => {
    const { calls } = await attempt({ options: { asksAgainFirst: true } });
    expect(calls).toEqual(["send", ...Array.from({ length: 5 }, () => "look")]);
  });

  test("ends at once when nothing was sent, unless only the service was away after an earlier sending", async () => {
    const unsent = fault("none", "unreachable");
    const { outcome, calls } = await attempt({ first: unsent, options: { sentBefore: true } });
    expect(outcome).toEqual({ state: "failed", fault: unsent });
    expect(calls).toEqual(["send"]);
  });

  test("ends as failed only when the backend has neither the call nor its list", async () => {
    const unreadable = (problem: Fault) => ({ seen: "unreadable", problem }) as const;
    const both = await attempt({ first: NOT_THERE, evidence: unreadable(NOT_THERE) });
    expect(both.outcome).toEqual({ state: "failed", fault: { ...NOT_THERE, effect: "none" } });
    const listOnly = await attempt({ first: LOST, evidence: unreadable(NOT_THERE) });
    expect(listOnly.outcome).toEqual({ state: "unknown", fault: LOST });
    const callOnly = await attempt({ first: NOT_THERE, evidence: unreadable(LOST) });
    expect(callOnly.outcome).toEqual({ state: "unknown", fault: NOT_THERE });
  });
});
