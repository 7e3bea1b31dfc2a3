import { describe, expect, it, vi } from "vitest";
import type { Problem } from "../../../../core/shared/fault.ts";
import { baht } from "../../../../core/shared/money.ts";
import { type Refusal, refuse } from "../../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { SlipReview } from "../../../../core/wallet/model.ts";
import { type ReadSlipPicture, SlipStore } from "../../../../web/stores/wallet/slip-store.ts";
import { fault, START } from "../../../core/money-action/unreliable-backend.ts";
import { dependenciesOn } from "../dependencies-on.ts";
import { promised } from "../hand-time.ts";

const review = (slipId: string): SlipReview => ({
  slipId,
  amountSatang: baht(100),
  transferredAt: START,
  senderName: "ก",
  senderBank: "004",
  receiverName: "ข",
  receiverBank: "014",
  reference: `ref-${slipId}`,
});

/** A picture with its mini QR's text as content. */
const pictureOf = (content: string) => new Blob([content]);
const readText: ReadSlipPicture = async (picture) => ok(await picture.text());

function payload(name: string): string {
  return `0041000600000101030140220014242082547${name}5102TH91049C30`;
}

describe("SlipStore", () => {
  it("shows the review of the last slip, whichever answer comes first", async () => {
    const { dependencies } = dependenciesOn();
    const answers = new Map<string, ReturnType<typeof promised<Result<SlipReview, Problem>>>>();
    const wallet = {
      ...dependencies.wallet,
      verifySlip: (text: string) => {
        const answer = promised<Result<SlipReview, Problem>>();
        answers.set(text, answer);
        return answer.promise;
      },
    };
    const store = new SlipStore({ ...dependencies, wallet }, vi.fn(), readText);
    const first = store.choose(pictureOf(payload("A")));
    await vi.waitFor(() => expect(answers.has(payload("A"))).toBe(true));
    const second = store.choose(pictureOf(payload("B")));
    await vi.waitFor(() => expect(answers.has(payload("B"))).toBe(true));
    answers.get(payload("B"))?.keep(ok(review("b")));
    answers.get(payload("A"))?.keep(ok(review("a")));
    await Promise.all([first, second]);
    expect(store.review.value?.slipId).toBe("b");
    store.clear();
    expect([store.review.value, store.picture]).toEqual([undefined, undefined]);
  });

  it("asks the bank about the last picture only, however long the first one takes", async () => {
    const { dependencies } = dependenciesOn();
    const asked: string[] = [];
    const wallet = {
      ...dependencies.wallet,
      verifySlip: async (text: string): Promise<Result<SlipReview, Problem>> => {
        asked.push(text);
        return ok(review("b"));
      },
    };
    const slow = promised<Result<string, Refusal>>();
    const store = new SlipStore({ ...dependencies, wallet }, vi.fn(), (picture) =>
      picture.size === 1 ? slow.promise : readText(picture),
    );
    const first = store.choose(pictureOf("1"));
    expect(store.busy).toBe(true);
    await store.choose(pictureOf(payload("B")));
    slow.keep(ok(payload("A")));
    await first;
    expect(asked).toEqual([payload("B")]);
    expect([store.busy, store.review.value?.slipId]).toEqual([false, "b"]);
  });

  it("shows why a picture cannot be read until another is chosen, without asking the bank", async () => {
    const { dependencies } = dependenciesOn();
    const verifySlip = vi.fn((text: string) => dependencies.wallet.verifySlip(text));
    const store = new SlipStore(
      { ...dependencies, wallet: { ...dependencies.wallet, verifySlip } },
      vi.fn(),
      async (picture) => (picture.size === 0 ? err(refuse("slip-empty")) : readText(picture)),
    );
    await store.choose(pictureOf(""));
    expect([store.busy, store.code.problem]).toEqual([false, refuse("slip-empty")]);
    expect(store.review.state.status).toBe("idle");
    await store.choose(pictureOf("a menu's code"));
    expect(store.code.problem).toBeUndefined();
    expect(store.review.problem).toMatchObject({ code: "slip-not-a-slip" });
    expect(verifySlip).not.toHaveBeenCalled();
  });

  it("asks the bank about the same slip again after an answer that could not be read", async () => {
    const { dependencies } = dependenciesOn();
    const answers: Result<SlipReview, Problem>[] = [err(fault("none")), ok(review("a"))];
    const verifySlip = vi.fn(async () => answers.shift() ?? err(fault("none")));
    const store = new SlipStore({ ...dependencies, wallet: { ...dependencies.wallet, verifySlip } }, vi.fn(), readText);
    await store.choose(pictureOf(payload("A")));
    expect([store.review.problem, store.picture?.size]).toEqual([fault("none"), payload("A").length]);
    await store.review.load();
    expect(store.review.value?.slipId).toBe("a");
    expect(verifySlip.mock.calls).toEqual([[payload("A")], [payload("A")]]);
  });

  it("resumes a pending confirmation after a reload", async () => {
    const { dependencies, backend, time } = dependenciesOn({ mishaps: ["reply-lost"] });
    void new SlipStore(dependencies, vi.fn(), readText).confirm.run(review("a"));
    await time.pass(500);
    const reloaded = new SlipStore(dependencies, vi.fn(), readText);
    const stop = reloaded.watch();
    await time.pass(0);
    expect(reloaded.confirm.phase).toBe("done");
    expect([backend.slips.length, backend.sends]).toEqual([1, 1]);
    stop();
  });

  it("confirms once, and refuses a second use as a duplicate", async () => {
    const { dependencies, backend } = dependenciesOn();
    const store = new SlipStore(dependencies, vi.fn(), readText);
    const running = store.confirm.run(review("a"));
    expect(store.confirm.run(review("a"))).toBeUndefined();
    await running;
    expect(store.open).toHaveLength(1);
    await store.confirm.run(review("a"));
    expect(store.confirm.problem).toMatchObject({ code: "slip-duplicate" });
    expect(backend.slips).toHaveLength(1);
  });

  it("follows open slips until they are final, and reports it", async () => {
    const { dependencies, backend, time } = dependenciesOn();
    const onSettled = vi.fn();
    const store = new SlipStore(dependencies, onSettled, readText);
    await store.confirm.run(review("a"));
    const stop = store.watch();
    await time.pass(3000);
    const [made] = backend.slips;
    if (!made) throw new Error("no slip");
    backend.slips[0] = { ...made, status: "credited" };
    await time.pass(3000);
    expect(store.open).toEqual([]);
    expect(onSettled).toHaveBeenCalledOnce();
    stop();
  });

  it("keeps an unknown outcome when the slip is cleared", async () => {
    const { dependencies, time } = dependenciesOn({ mishaps: ["request-lost"], honoursKeys: false });
    const store = new SlipStore(dependencies, vi.fn(), readText);
    void store.confirm.run(review("a"));
    await time.pass(60_000);
    store.clear();
    expect(store.confirm.phase).toBe("unknown");
  });
});
