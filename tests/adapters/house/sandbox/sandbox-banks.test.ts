import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSandboxBanks, readReference, writeReference } from "../../../../adapters/house/sandbox/sandbox-banks.ts";
import { readMiniQr, writeMiniQr } from "../../../../adapters/house/wallet/slip.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { always } from "../../../always.ts";
import { anAmount } from "../../../arbitraries/core/money.ts";
import { anyText } from "../../../arbitraries/core/text.ts";
import { NOON } from "../test-house.ts";

const aTransfer = () =>
  fc.record({
    amountSatang: anAmount(),
    at: fc.integer({ min: NOON / 1000 - 1e9, max: NOON / 1000 + 1e9 }).map((seconds) => instant(seconds * 1000)),
    sender: fc.nat({ max: 1023 }),
    toUs: fc.boolean(),
    serial: fc.nat({ max: 1295 }),
  });

describe("a sandbox transfer's reference", () => {
  it("contains the whole transfer", () => {
    always([aTransfer()], (transfer) => {
      const reference = writeReference(transfer);
      expect(reference).toMatch(/^[0-9A-Z]{30}$/);
      expect(readReference(reference)).toEqual(transfer);
    });
  });

  it("is not valid when one character differs", () => {
    always(
      [aTransfer(), fc.nat({ max: 29 }), fc.constantFrom(...Array.from("0123456789ABCXYZ"))],
      (transfer, index, character) => {
        const reference = writeReference(transfer);
        const other = reference.slice(0, index) + character + reference.slice(index + 1);
        if (other !== reference) expect(readReference(other)).toBeUndefined();
      },
    );
  });

  it("is not read from any other text", () => {
    always([anyText()], (text) => expect(readReference(text)).toBeUndefined());
  });
});

describe("a mini QR", () => {
  it("is read back as it was written", () => {
    always([aTransfer()], (transfer) => {
      const slip = { sendingBank: "014", transRef: writeReference(transfer) };
      expect(readMiniQr(writeMiniQr(slip))).toEqual(slip);
    });
  });

  it("is not read from any other text, and no text makes the reader throw", () => {
    const payload = writeMiniQr({ sendingBank: "014", transRef: "0123456789ABCDEFG" });
    always([anyText()], (text) => {
      expect(readMiniQr(text)).toBeUndefined();
      expect(readMiniQr(payload.slice(0, 20) + text)).toBeUndefined();
    });
    expect(readMiniQr("00".repeat(1_000_000))).toBeUndefined();
  });
});

describe("the sandbox's bank directory", () => {
  it("always gives an account the same name, and none to accounts that end in 0000", async () => {
    const banks = createSandboxBanks();
    const name = await banks.accountName("014", "4681230002");
    expect(name).toMatch(/^[ก-๙]+ [ก-๙]+$/);
    expect(await createSandboxBanks().accountName("014", "4681230002")).toBe(name);
    expect(await banks.accountName("014", "4681230000")).toBeUndefined();
    expect(await banks.accountName("014", "not a number")).toBeUndefined();
    const names = await Promise.all(
      Array.from({ length: 50 }, (_, n) => banks.accountName("004", `98765432${n + 10}`)),
    );
    expect(new Set(names).size).toBeGreaterThan(30);
  });
});
