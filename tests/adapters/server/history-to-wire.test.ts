import fc from "fast-check";
import { expect, it } from "vitest";
import { historyPageToWire } from "../../../adapters/server/wire/wallet-to-wire.ts";
import { baht } from "../../../core/shared/money.ts";
import { always } from "../../always.ts";
import { aSatang } from "../../arbitraries/core/money.ts";
import { anInstant } from "../../arbitraries/core/time.ts";

it("a line of the history has its amount and its balance in baht, to the satang", () => {
  always([aSatang(), aSatang(), fc.boolean(), anInstant()], (creditSatang, balanceSatang, isKnown, at) => {
    const line = { id: "1", kind: "bonus", at, creditSatang, points: 5, reference: "R-1", title: undefined } as const;
    const balance = { balanceSatang: isKnown ? balanceSatang : undefined };
    const [sent] = historyPageToWire({ items: [{ ...line, ...balance }], next: undefined }).items;
    expect(sent).toMatchObject({ id: "1", point: 5, reference: "R-1" });
    expect(baht(sent?.amount ?? Number.NaN)).toBe(creditSatang);
    const shown = sent?.balance;
    expect(typeof shown === "number" ? baht(shown) : undefined).toBe(balance.balanceSatang);
  });
});
