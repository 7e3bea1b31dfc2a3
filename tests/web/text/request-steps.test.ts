import { describe, expect, test } from "vitest";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import type { DepositRequest, SlipRequest, WithdrawalRequest } from "../../../core/wallet/model.ts";
import { DEPOSIT_STATUSES, SLIP_STATUSES, WITHDRAWAL_STATUSES } from "../../../core/wallet/statuses.ts";
import { depositSteps } from "../../../web/text/deposit-steps.ts";
import { receiptOf } from "../../../web/text/receipt.ts";
import { slipSteps } from "../../../web/text/slip-steps.ts";
import { withdrawalSteps } from "../../../web/text/withdrawal-steps.ts";

const NOON = instant(Date.UTC(2026, 10, 20, 5));
const context = { now: NOON, usualSeconds: 180, timeOf: String };
const common = { id: "X-1", amountSatang: baht(500), createdAt: NOON, intent: undefined };

const deposit = (status: DepositRequest["status"], reason?: string): DepositRequest => ({
  ...common,
  status,
  expiresAt: undefined,
  account: undefined,
  timeline: [{ status, at: NOON, ...(reason === undefined ? {} : { reason }) }],
});
const slip = (status: SlipRequest["status"]): SlipRequest => ({
  ...common,
  status,
  reference: "R1",
  timeline: [{ status, at: NOON }],
});
const withdrawal = (statuses: readonly WithdrawalRequest["status"][]): WithdrawalRequest => ({
  ...common,
  status: statuses[statuses.length - 1] ?? "checking",
  attempt: statuses.filter((status) => status === "checking").length,
  account: undefined,
  timeline: statuses.map((status) => ({ status, at: NOON })),
});

const allTimelines = [
  ...DEPOSIT_STATUSES.map((status) => depositSteps(deposit(status), context)),
  ...SLIP_STATUSES.map((status) => slipSteps(slip(status), context)),
  ...WITHDRAWAL_STATUSES.map((status) => withdrawalSteps(withdrawal(["checking", status]), context)),
];

describe("the steps of a request", () => {
  test("word what lies ahead as ahead, and only one step as the current one", () => {
    for (const steps of allTimelines) {
      for (const { state, label } of steps) if (state === "ahead") expect(label).not.toMatch(/แล้ว$|^กำลัง/);
      expect(steps.filter(({ state }) => state === "now").length).toBeLessThanOrEqual(1);
    }
    expect(depositSteps(deposit("awaiting-transfer"), context).map(({ label }) => label)).toEqual([
      "สร้างรายการฝาก",
      "รอโอนเงิน",
      "ตรวจสอบยอด",
      "เข้าเครดิต",
    ]);
  });

  test("tell how long the current step usually takes", () => {
    expect(withdrawalSteps(withdrawal(["checking"]), context)[1]?.detail).toBe("ปกติใช้เวลาไม่เกิน 3 นาที");
  });

  test("show a reason in another language in the details only", () => {
    const [, end] = depositSteps(deposit("rejected", "No transfer found"), context);
    expect(end).toMatchObject({ detail: "เหตุผลจากเจ้าหน้าที่อยู่ในรายละเอียด", more: { text: "No transfer found" } });
    expect(depositSteps(deposit("rejected", "ไม่พบยอด"), context)[1]).toMatchObject({ detail: "เหตุผล: ไม่\u2060พบยอด" });
  });
});

test("a receipt has every step of every attempt, and what the ledger says", () => {
  const found = {
    kind: "withdrawal",
    request: withdrawal(["checking", "rejected", "checking", "paying", "paid"]),
  } as const;
  const line = { id: "1", kind: "withdrawal", at: NOON, points: 0, reference: "X-1", title: undefined } as const;
  const lines = [{ ...line, creditSatang: baht(-500), balanceSatang: baht(1_000) }];
  const receipt = receiptOf(found, "มะลิ ใจดี", lines);
  expect(receipt.steps.map(({ state, label }) => `${state} ${label}`)).toEqual([
    "done รับคำขอถอน",
    "bad ไม่อนุมัติ คืนเครดิตแล้ว",
    "done ส่งคำขอครั้งที่ 2",
    "done ตรวจสอบผ่าน",
    "done โอนเข้าบัญชีแล้ว",
  ]);
  expect(receipt.rows.map(({ value }) => value)).toEqual(["X-1", "20 พ.ย. 69 12:00 น.", "฿500.00", "฿1,000.00"]);
  expect(receipt.rows[2]?.term).toBe("หักจากเครดิต");
  expect(receiptOf(found, "", undefined).rows).toHaveLength(2);
});
