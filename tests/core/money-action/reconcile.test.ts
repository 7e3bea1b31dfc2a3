import { describe, expect, it, vi } from "vitest";
import type { Evidence } from "../../../core/money-action/evidence.ts";
import { reconcile } from "../../../core/money-action/reconcile.ts";
import { waitWith } from "../../../core/platform/device.ts";
import type { Fault, Problem } from "../../../core/shared/fault.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { handTime } from "../../web/stores/hand-time.ts";

const LOST: Fault = { kind: "fault", fault: "timed-out", endpoint: "POST /x", effect: "unknown" };
const UNSENT: Fault = { ...LOST, fault: "unreachable", effect: "none" };
const SIGNED_OUT: Fault = { ...LOST, fault: "unauthorised", effect: "none" };
const NOTHING: Evidence<string> = { seen: "nothing" };

interface Script {
  readonly replies?: readonly Result<string, Problem>[];
  /** One evidence for each look, then "nothing". */
  readonly looks?: readonly Evidence<string>[];
  readonly maySendAgain?: boolean;
  readonly resumed?: boolean;
  readonly sentBefore?: boolean;
}

async function run({ replies = [], looks = [], maySendAgain = false, resumed = false, sentBefore = false }: Script) {
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
      sentBefore,
      onChecking,
    },
  );
  return { outcome, waits, sent: send.mock.calls.length, checked: onChecking.mock.calls.length };
}

describe("reconcile", () => {
  it("believes a first reply without a look", async () => {
    const refusal: Refusal = refuse("request-not-found");
    expect(await run({ replies: [ok("made")] })).toMatchObject({
      outcome: { state: "done", value: "made" },
      waits: [],
    });
    expect(await run({ replies: [err(refusal)] })).toMatchObject({
      outcome: { state: "refused", refusal },
      waits: [],
    });
    expect(await run({ replies: [err(UNSENT)] })).toMatchObject({
      outcome: { state: "failed", fault: UNSENT },
      checked: 0,
    });
  });

  it("never takes a service that is away as the outcome of an earlier sending", async () => {
    const away: Fault = { ...LOST, fault: "unavailable", effect: "none" };
    expect(await run({ replies: [err(away)] })).toMatchObject({ outcome: { state: "failed" } });
    expect(await run({ replies: [err(away)], sentBefore: true })).toMatchObject({ outcome: { state: "unknown" } });
    const looks: readonly Evidence<string>[] = [{ seen: "effect", value: "made" }];
    expect(await run({ replies: [err(away)], looks, sentBefore: true })).toMatchObject({
      outcome: { state: "done", value: "made" },
    });
  });

  it("waits longer before each look and reports once that it is looking", async () => {
    const { outcome, waits, sent, checked } = await run({});
    expect(outcome).toEqual({ state: "unknown", fault: LOST });
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000]);
    expect({ sent, checked }).toEqual({ sent: 1, checked: 1 });
  });

  it("finds the effect of a lost reply", async () => {
    const { outcome, sent } = await run({ looks: [NOTHING, { seen: "effect", value: "made" }] });
    expect(outcome).toEqual({ state: "done", value: "made" });
    expect(sent).toBe(1);
  });

  it("sends again only after two looks that showed nothing", async () => {
    const unreadable = { seen: "unreadable", problem: UNSENT } as const;
    const looks = [unreadable, NOTHING, unreadable, NOTHING];
    const { outcome, sent, waits } = await run({ looks, replies: [err(LOST), ok("made")], maySendAgain: true });
    expect(outcome).toEqual({ state: "done", value: "made" });
    expect(sent).toBe(2);
    expect(waits).toHaveLength(4);
  });

  it("looks again when a second sending is refused, because the first one may be the reason", async () => {
    const replies = [err(LOST), err(refuse("request-status", { status: "cancelled" }))];
    const looks = [NOTHING, NOTHING, { seen: "effect", value: "made" }] as const;
    const { outcome } = await run({ replies, looks, maySendAgain: true });
    expect(outcome).toEqual({ state: "done", value: "made" });
  });

  it("does not take maintenance as the answer to an earlier sending", async () => {
    const maintenance = err(refuse("maintenance"));
    const { outcome } = await run({
      replies: [err(LOST), maintenance, maintenance, maintenance, maintenance],
      maySendAgain: true,
    });
    expect(outcome).toEqual({ state: "unknown", fault: LOST });
  });

  it("believes a backend's own words only after two looks that showed nothing", async () => {
    const refusal = refuse("backend-refused", { message: "ยอดไม่ถึง" });
    const said = { ...LOST, fault: "server", refusal } as const;
    const refused = await run({ replies: [err(said)], maySendAgain: true });
    expect(refused).toMatchObject({ outcome: { state: "refused", refusal }, sent: 1 });
    expect(refused.waits).toHaveLength(2);
    const looks = [NOTHING, { seen: "effect", value: "made" }] as const;
    expect((await run({ replies: [err(said)], looks })).outcome).toEqual({ state: "done", value: "made" });
    const later = await run({ replies: [err(LOST), err(said)], maySendAgain: true });
    expect(later).toMatchObject({ outcome: { state: "refused", refusal }, sent: 2 });
  });

  it("fails when the backend has neither the call nor what would show its effect", async () => {
    const missing: Fault = { ...LOST, fault: "not-available" };
    const looks = [{ seen: "unreadable", problem: { ...missing, effect: "none" } }] as const;
    const { outcome } = await run({ replies: [err(missing)], looks });
    expect(outcome).toEqual({ state: "failed", fault: { ...missing, effect: "none" } });
  });

  it("fails when the backend does not offer the call and two looks showed nothing", async () => {
    const missing: Fault = { ...LOST, fault: "not-available" };
    const failed = await run({ replies: [err(missing)], maySendAgain: true });
    expect(failed).toMatchObject({ outcome: { state: "failed", fault: { ...missing, effect: "none" } }, sent: 1 });
    const looks = [NOTHING, { seen: "effect", value: "made" }] as const;
    expect((await run({ replies: [err(missing)], looks })).outcome).toEqual({ state: "done", value: "made" });
  });

  it("stops when the session is over, with an unknown outcome", async () => {
    const { outcome, waits } = await run({ looks: [{ seen: "unreadable", problem: SIGNED_OUT }] });
    expect(outcome).toEqual({ state: "unknown", fault: LOST });
    expect(waits).toHaveLength(1);
  });

  it("tells of a reply that broke the contract while reading back", async () => {
    const broken: Fault = { ...UNSENT, fault: "contract", field: "items.0.amount" };
    const looks = [...Array(9)].map(() => ({ seen: "unreadable", problem: broken }) as const);
    expect((await run({ looks })).outcome).toEqual({ state: "unknown", fault: LOST, broken });
  });

  it("ends with an unknown outcome after its time, and sends nothing later", async () => {
    const time = handTime();
    const send = vi.fn(() => Promise.resolve(err(LOST)));
    const lookUp = vi.fn(async () => NOTHING);
    const wait = waitWith(time.after);
    const finding = reconcile({ send, lookUp }, { wait, maySendAgain: () => true, resumed: false, lookForMs: 2500 });
    await time.pass(2500);
    expect(await finding).toEqual({ state: "unknown", fault: LOST });
    await time.pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(lookUp).toHaveBeenCalledTimes(1);
    // A look that hangs does not prolong it.
    const hanging = reconcile(
      { send, lookUp: () => new Promise(() => undefined) },
      { wait, maySendAgain: () => true, resumed: false, lookForMs: 2500 },
    );
    await time.pass(2500);
    expect(await hanging).toEqual({ state: "unknown", fault: LOST });
  });

  it("looks first when an earlier page sent it", async () => {
    const { outcome, sent, waits } = await run({ resumed: true, looks: [{ seen: "effect", value: "made" }] });
    expect(outcome).toEqual({ state: "done", value: "made" });
    expect({ sent, waits }).toEqual({ sent: 0, waits: [0] });
    expect((await run({ resumed: true })).outcome).toEqual({ state: "unknown", fault: undefined });
  });
});
