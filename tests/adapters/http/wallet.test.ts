import fc from "fast-check";
import { expect, test } from "vitest";
import { createHttpWallet } from "../../../adapters/http/wallet.ts";
import { instant, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { INTENT, jsonReply, type ScriptedClient, scriptedClient } from "./scripted-client.ts";

const NOW = instant(1_795_000_000_000);
const QUERY = { kinds: [], from: undefined, to: undefined, cursor: undefined, limit: 20 };

const walletPort = ({ client, identity }: ScriptedClient) => createHttpWallet(client, identity, () => NOW);

test("converts baht to satang and back exactly", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 10_000_000_000 }), async (count) => {
      const amount = count / 100;
      const scripted = scriptedClient(() => jsonReply({ credit: amount, point: 0 }));
      expect(await walletPort(scripted).credit()).toMatchObject({ value: { creditSatang: count } });
      await walletPort(scripted).requestDeposit(baht(amount), INTENT);
      expect(JSON.parse(scripted.sent[1]?.body ?? "")).toEqual({ amount });
    }),
  );
});

test("rejects an amount with a fraction of a satang instead of rounding it", async () => {
  for (const credit of [0.001, 10.005, 1e300]) {
    const answer = await walletPort(scriptedClient(() => jsonReply({ credit, point: 0 }))).credit();
    expect(answer).toMatchObject({ error: { fault: "contract", field: "credit" } });
  }
  const noise = await walletPort(scriptedClient(() => jsonReply({ credit: 0.1 + 0.2, point: 0 }))).credit();
  expect(noise).toMatchObject({ value: { creditSatang: 30 } });
});

test("takes the time of the credit from the reply, or else from the request", async () => {
  const withTime = scriptedClient(() => jsonReply({ credit: 1, point: 0, at: "2026-11-20T17:00:00+07:00" }));
  expect(await walletPort(withTime).credit()).toMatchObject({ value: { asOf: Date.UTC(2026, 10, 20, 10) } });
  const withoutTime = scriptedClient(() => jsonReply({ credit: 1, point: 0 }));
  expect(await walletPort(withoutTime).credit()).toMatchObject({ value: { asOf: NOW } });
});

test("reads every field of a withdrawal", async () => {
  const at = "2026-11-20T10:00:00.000Z";
  const wire = {
    id: "w1",
    amount: 250.25,
    status: "rejected",
    createdAt: at,
    attempt: 2,
    user_bank: { uuid: "b", bankId: "111", bankName: "004" },
    timeline: [
      { status: "checking", at },
      { status: "rejected", at, reason: "ชื่อบัญชีไม่ตรง" },
    ],
    idempotencyKey: INTENT,
  };
  const reply = await walletPort(
    scriptedClient(() => jsonReply([wire, { ...wire, idempotencyKey: "foreign!" }])),
  ).withdrawals();
  const request = {
    id: "w1",
    amountSatang: 25_025,
    status: "rejected",
    createdAt: Date.parse(at),
    attempt: 2,
    account: { uuid: "b", bank: "004", bankName: "กสิกรไทย", accountNumber: "111" },
    timeline: [
      { status: "checking", at: Date.parse(at) },
      { status: "rejected", at: Date.parse(at), reason: "ชื่อบัญชีไม่ตรง" },
    ],
    intent: INTENT,
  };
  expect(reply).toEqual({ ok: true, value: [request, { ...request, intent: undefined }] });
});

test("sends only the given filters of a history", async () => {
  const scripted = scriptedClient(() => jsonReply({ items: [], next: null }));
  expect(await walletPort(scripted).history(QUERY)).toEqual({ ok: true, value: { items: [], next: undefined } });
  await walletPort(scripted).history({
    ...QUERY,
    kinds: ["deposit"],
    from: parseBangkokDate("2026-11-01"),
    cursor: "c",
  });
  expect(scripted.sent.map(({ body }) => JSON.parse(body ?? ""))).toEqual([
    { limit: 20 },
    { kinds: ["deposit"], from: "2026-11-01", cursor: "c", limit: 20 },
  ]);
});
