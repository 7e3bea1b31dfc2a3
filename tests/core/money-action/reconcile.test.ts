import { describe, expect, it, vi } from "vitest";
import type { Evidence } from "../../../core/money-action/evidence.ts";
import { reconcile } from "../../../core/money-action/reconcile.ts";
import type { Fault, Problem } from "../../../core/shared/fault.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";

const LOST: Fault = { kind: "fault", fault: "timed-out", endpoint: "POST /x", message: "ช้า", effect: "unknown" };
const UNSENT: Fault = { ...LOST, fault: "unreachable", effect: "none" };
const SIGNED_OUT: Fault = { ...LOST, fault: "unauthorised", effect: "none" };
const NOTHING: Evidence<string> = { seen: "nothing" };

interface Story {
  readonly replies?: readonly Result<string, Problem>[];
  /** Nothing is seen when it runs out. */
  readonly looks?: readonly Evidence<string>[];
  readonly maySendAgain?: boolean;
  readonly resumed?: boolean;
}

async function tell({ replies = [], looks = [], maySendAgain = false, resumed = false }: Story) {
  const send = vi.fn(() => Promise.resolve(replies[send.mock.calls.length - 1] ?? err(LOST)));
  const lookUp = vi.fn(() => Promise.resolve(looks[lookUp.mock.calls.length - 1] ?? NOTHING));
  const waits: number[] = [];
  const onChecking = vi.fn();
  const outcome = await reconcile(
    { send, lookUp },
    {
      wait: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
      maySendAgain: () => maySendAgain,
      resumed,
      onChecking,
    },
  );
  return { outcome, waits, sent: send.mock.calls.length, checked: onChecking.mock.calls.length };
}

describe("reconcile", () => {
  it("takes a first reply at its word, without a look", async () => {
    const refusal: Refusal = refuse("request-not-found");
    expect(await tell({ replies: [ok("made")] })).toMatchObject({
      outcome: { state: "done", value: "made" },
      waits: [],
    });
    expect(await tell({ replies: [err(refusal)] })).toMatchObject({
      outcome: { state: "refused", refusal },
      waits: [],
    });
    expect(await tell({ replies: [err(UNSENT)] })).toMatchObject({
      outcome: { state: "failed", fault: UNSENT },
      checked: 0,
    });
  });

  it("waits longer before each look, and says once that it is looking", async () => {
    const { outcome, waits, sent, checked } = await tell({});
    expect(outcome).toEqual({ state: "unknown", fault: LOST });
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(new Set(waits).size).toBe(waits.length);
    expect({ sent, checked }).toEqual({ sent: 1, checked: 1 });
  });

  it("finds the effect of a lost reply", async () => {
    const { outcome, sent } = await tell({ looks: [NOTHING, { seen: "effect", value: "made" }] });
    expect(outcome).toEqual({ state: "done", value: "made" });
    expect(sent).toBe(1);
  });

  it("sends again only after two looks that showed nothing", async () => {
    const unreadable = { seen: "unreadable", problem: UNSENT } as const;
    const looks = [unreadable, NOTHING, unreadable, NOTHING];
    const { outcome, sent, waits } = await tell({ looks, replies: [err(LOST), ok("made")], maySendAgain: true });
    expect(outcome).toEqual({ state: "done", value: "made" });
    expect(sent).toBe(2);
    expect(waits).toHaveLength(4);
  });

  it("looks again when a second sending is refused: the first may be the reason", async () => {
    const replies = [err(LOST), err(refuse("request-status", { status: "cancelled" }))];
    const looks = [NOTHING, NOTHING, { seen: "effect", value: "made" }] as const;
    const { outcome } = await tell({ replies, looks, maySendAgain: true });
    expect(outcome).toEqual({ state: "done", value: "made" });
  });

  it("does not take maintenance for an answer to what was sent before it", async () => {
    const maintenance = err(refuse("maintenance"));
    const { outcome } = await tell({
      replies: [err(LOST), maintenance, maintenance, maintenance, maintenance],
      maySendAgain: true,
    });
    expect(outcome).toEqual({ state: "unknown", fault: LOST });
  });

  it("gives up when the session is over, and keeps the outcome open", async () => {
    const { outcome, waits } = await tell({ looks: [{ seen: "unreadable", problem: SIGNED_OUT }] });
    expect(outcome).toEqual({ state: "unknown", fault: LOST });
    expect(waits).toHaveLength(1);
  });

  it("looks before anything else when it was sent by a page that is gone", async () => {
    const { outcome, sent, waits } = await tell({ resumed: true, looks: [{ seen: "effect", value: "made" }] });
    expect(outcome).toEqual({ state: "done", value: "made" });
    expect({ sent, waits }).toEqual({ sent: 0, waits: [0] });
    expect((await tell({ resumed: true })).outcome).toEqual({ state: "unknown", fault: undefined });
  });
});
