import { expect, it, vi } from "vitest";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { createWithheldPrizes } from "../../../../adapters/browser/storage/withheld-prizes.ts";
import { memberId } from "../../../../core/session/model.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { WITHHELD_MS } from "../../../../core/wallet/withheld-prizes.ts";
import { fakePage, fakeStorage } from "../fake-page.ts";

const PRIZE = { id: "p1", at: instant(5), creditSatang: baht(20), points: 0 };

function open() {
  const { storage } = fakeStorage();
  const { page, fire } = fakePage();
  let now = 0;
  const prizesOf = (member: string) =>
    createWithheldPrizes(
      { storage: keyValue(() => storage), page, clock: () => instant(now), prefix: "brand" },
      memberId(member),
    );
  return { storage, fire, prizesOf, pass: (ms: number) => (now += ms) };
}

it("keeps a member's prizes until they are removed, the page goes away or too much time has passed", () => {
  const { fire, prizesOf, pass } = open();
  const prizes = prizesOf("m-1");
  prizes.write(PRIZE);
  expect([prizes.read(), prizesOf("m-2").read()]).toEqual([[PRIZE], []]);
  prizes.remove("p1");
  expect(prizes.read()).toEqual([]);
  prizes.write(PRIZE);
  fire("pagehide");
  expect(prizes.read()).toEqual([]);
  prizes.write(PRIZE);
  pass(WITHHELD_MS + 1);
  expect(prizes.read()).toEqual([]);
});

it("ignores what it did not write", () => {
  const { storage, prizesOf } = open();
  for (const text of ["", "{", "null", '{"at":5,"creditSatang":-1,"points":0,"keptAt":0}']) {
    storage.setItem("brand.withheld.m-1.p1", text);
    expect(prizesOf("m-1").read()).toEqual([]);
  }
});

it("tells when this tab or another one changes them, until it is stopped", () => {
  const { fire, prizesOf } = open();
  const prizes = prizesOf("m-1");
  const listener = vi.fn();
  const stop = prizes.watch(listener);
  prizes.write(PRIZE);
  fire("storage", { key: "brand.withheld.m-2.p1" });
  expect(listener).toHaveBeenCalledOnce();
  fire("storage", { key: "brand.withheld.m-1.p1" });
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  prizes.remove("p1");
  expect(listener).toHaveBeenCalledTimes(2);
});
