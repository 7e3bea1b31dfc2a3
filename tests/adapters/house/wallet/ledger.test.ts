import { expect, it } from "vitest";
import { postToLedger } from "../../../../adapters/house/wallet/ledger.ts";
import { baht, satang, ZERO } from "../../../../core/shared/money.ts";
import { given, NOW } from "../given.ts";

const LINE = { kind: "bonus", at: NOW, reference: "B-1", title: undefined } as const;

it("adds credit and points up, down to nothing and never below", () => {
  const rich = postToLedger(given().state, { ...LINE, creditSatang: baht(5), points: 7 });
  const richer = postToLedger(rich, { ...LINE, creditSatang: baht(1), points: 2 });
  expect(richer).toMatchObject({ creditSatang: baht(6), points: 9 });
  const nothing = { ...LINE, creditSatang: baht(-6), points: -9 };
  expect(postToLedger(richer, nothing)).toMatchObject({ creditSatang: ZERO, points: 0 });
  expect(() => postToLedger(richer, { ...nothing, creditSatang: satang(-601) })).toThrow("a credit below zero");
  expect(() => postToLedger(richer, { ...nothing, points: -10 })).toThrow("points below zero");
});
