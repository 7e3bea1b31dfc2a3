import { describe, expect, it, vi } from "vitest";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { createWithheldPrizes } from "../../../../adapters/browser/storage/withheld-prizes.ts";
import { playRound } from "../../../../core/games/play-game.ts";
import type { WheelSpin } from "../../../../core/rewards/model.ts";
import { flipCard, spinWheel } from "../../../../core/rewards/win-prize.ts";
import { memberId } from "../../../../core/session/model.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { ok } from "../../../../core/shared/result.ts";
import { TURNING_KINDS, WITHHELD_MS } from "../../../../core/wallet/withheld-prizes.ts";
import { UnrevealedPlay } from "../../../../web/stores/rewards/unrevealed-play.ts";
import { CreditStore } from "../../../../web/stores/wallet/credit-store.ts";
import { fakePage, fakeStorage } from "../../../adapters/browser/fake-page.ts";
import { handTime } from "../hand-time.ts";

const SPUN_AT = instant(1000);

function spinOf(prize: WheelSpin["prize"]): WheelSpin {
  return { id: "p1", segmentId: "s", prize, pointsAfter: 130, at: SPUN_AT, intent: undefined };
}

/** Two tabs of one member: the first one plays. The price is 20 points. */
function openTabs() {
  const { storage } = fakeStorage();
  const time = handTime();
  const account = { credit: baht(500), points: 100, now: 900 };
  let sent = false;
  const pages: (() => void)[] = [];
  const openTab = () => {
    const { page, fire } = fakePage();
    // A browser tells every tab but the one that wrote.
    const own = keyValue(() => storage);
    const notifyOthers = () => {
      for (const notify of pages) if (notify !== notifyThis) notify();
    };
    const notifyThis = () => fire("storage", { key: "brand.withheld.m-1.p1" });
    pages.push(notifyThis);
    const shared = {
      ...own,
      set: (key: string, text: string) => {
        own.set(key, text);
        notifyOthers();
      },
      remove: (key: string) => {
        own.remove(key);
        notifyOthers();
      },
    };
    const clock = () => instant(account.now);
    const withheld = createWithheldPrizes({ storage: shared, page, clock, prefix: "brand" }, memberId("m-1"));
    const credit = new CreditStore(
      {
        credit: async () => ok({ creditSatang: account.credit, points: account.points, asOf: instant(account.now) }),
      },
      { withheld, isSent: () => sent, after: time.after },
    );
    const onRevealed = vi.fn();
    const unrevealed = new UnrevealedPlay<WheelSpin>({
      withheld,
      clock,
      after: time.after,
      onRevealed,
      onMoved: () => void credit.load(),
    });
    return { credit, unrevealed, onRevealed, fire, figures: () => [credit.creditSatang, credit.points] };
  };
  const first = openTab();
  const second = openTab();
  return {
    first,
    second,
    time,
    account,
    setSent: (value: boolean) => {
      sent = value;
    },
    /** The backend takes the price and gives the prize. */
    spin: (prize: WheelSpin["prize"]) => {
      account.now = 2000;
      account.points += -20 + (prize.kind === "points" ? prize.points : 0);
      if (prize.kind === "credit") account.credit = baht(500 + prize.amountSatang / 100);
      return spinOf(prize);
    },
    read: async () => {
      await Promise.all([first.credit.load(), second.credit.load()]);
      await time.pass(0);
    },
  };
}

it("waits for every action whose outcome a page shows by a turn", () => {
  expect([spinWheel.kind, flipCard.kind, playRound.kind]).toEqual(TURNING_KINDS);
});

describe("UnrevealedPlay", () => {
  it("takes the price at once and gives the prize when it arrives, in both tabs", async () => {
    const { first, second, time, spin, read } = openTabs();
    await read();
    expect([first.figures(), second.figures()]).toEqual([
      [baht(500), 100],
      [baht(500), 100],
    ]);
    first.unrevealed.keep(spin({ kind: "points", points: 50 }));
    await read();
    for (const tab of [first, second]) expect(tab.figures()).toEqual([baht(500), 80]);
    first.unrevealed.reveal(700);
    await read();
    expect(first.onRevealed).toHaveBeenCalledOnce();
    expect(first.unrevealed.arriving?.id).toBe("p1");
    for (const tab of [first, second]) expect(tab.figures()).toEqual([baht(500), 80]);
    await time.pass(700);
    first.unrevealed.reveal();
    expect([first.unrevealed.arriving, first.onRevealed.mock.calls.length]).toEqual([undefined, 1]);
    for (const tab of [first, second]) expect(tab.figures()).toEqual([baht(500), 130]);
  });

  it("withholds credit as well, and nothing that the staff hand out", async () => {
    const { first, second, spin, read } = openTabs();
    first.unrevealed.keep(spin({ kind: "credit", amountSatang: baht(20) }));
    await read();
    expect(second.figures()).toEqual([baht(500), 80]);
    first.unrevealed.reveal();
    expect(second.figures()).toEqual([baht(520), 80]);
    const card = { ...spinOf({ kind: "credit", amountSatang: baht(20) }), id: "f1", game: "flip-card-reward" } as const;
    first.unrevealed.keep(card);
    await read();
    expect(second.figures()).toEqual([baht(520), 80]);
  });

  it("shows no answer while a play is sent and its outcome is not known", async () => {
    const { first, second, time, setSent, spin, read } = openTabs();
    await read();
    setSent(true);
    const spun = spin({ kind: "points", points: 50 });
    void first.credit.load();
    void second.credit.load();
    await time.pass(1000);
    expect(second.figures()).toEqual([baht(500), 100]);
    setSent(false);
    first.unrevealed.keep(spun);
    await time.pass(300);
    expect(second.figures()).toEqual([baht(500), 80]);
  });

  it.each(["reload", "crash"] as const)("shows the prize everywhere after a %s of the page that turns", async (how) => {
    const { first, second, time, account, spin, read } = openTabs();
    first.unrevealed.keep(spin({ kind: "points", points: 50 }));
    await read();
    if (how === "reload") first.fire("pagehide");
    else {
      account.now += WITHHELD_MS + 1;
      await time.pass(WITHHELD_MS + 1);
    }
    expect(second.figures()).toEqual([baht(500), 130]);
  });

  it("hides the play from the logs of both tabs until it is revealed; a page that is loaded later finds the result", () => {
    const { first, second, spin } = openTabs();
    const stop = second.unrevealed.watch();
    const spun = spin({ kind: "nothing" });
    first.unrevealed.keep(spun);
    for (const { unrevealed } of [first, second]) {
      expect([unrevealed.shown([spun]), unrevealed.recent([spun])]).toEqual([[], undefined]);
    }
    first.unrevealed.reveal(700);
    expect(first.unrevealed.arriving).toBeUndefined();
    for (const { unrevealed } of [first, second]) {
      expect([unrevealed.shown([spun]), unrevealed.recent([spun])]).toEqual([[spun], spun]);
    }
    expect(second.unrevealed.recent([{ ...spun, at: instant(-100_000) }])).toBeUndefined();
    stop();
  });
});
