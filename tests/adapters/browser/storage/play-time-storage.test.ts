import fc from "fast-check";
import { expect, it } from "vitest";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { createPlayTimeStorage } from "../../../../adapters/browser/storage/play-time-storage.ts";
import { memberId } from "../../../../core/session/model.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { anyText } from "../../../arbitraries/core/text.ts";
import { fakeStorage } from "../fake-page.ts";

const timeOn = (stored = fakeStorage(), member = "m-1") =>
  createPlayTimeStorage(
    keyValue(() => stored.storage),
    "sanam",
    memberId(member),
  );

const TIME = { startedAt: instant(1), checkedAt: instant(2), lastAt: instant(3) };

it("reads what was written for the same member, with and without the money", () => {
  for (const time of [TIME, { ...TIME, money: { stakedSatang: baht(5), wonSatang: baht(0) } }]) {
    const stored = fakeStorage();
    timeOn(stored).write(time);
    expect(timeOn(stored).read()).toEqual(time);
    expect(timeOn(stored, "m-2").read()).toBeUndefined();
  }
});

it("reads anything else as nothing", () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.json()), (text) => {
      const stored = fakeStorage();
      stored.storage.setItem("sanam.play-time.m-1", text);
      expect(timeOn(stored).read()).toBeUndefined();
    }),
  );
});
