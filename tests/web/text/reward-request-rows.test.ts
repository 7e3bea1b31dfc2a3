import { expect, test } from "vitest";
import type { RewardRequest, RewardStatus } from "../../../core/rewards/model.ts";
import { instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { formatMoment } from "../../../web/text/dates.ts";
import { rewardRequestRows } from "../../../web/text/reward-request-rows.ts";

const ASKED = instant(Date.parse("2026-11-20T12:00:00+07:00"));

function rewardRequestRow(status: RewardStatus, reason?: string, pricePoints = 350) {
  const firstStep = { status: "checking", at: ASKED } as const;
  const lastStep = { status, at: plus(ASKED, 5 * MINUTE_MS), ...(reason === undefined ? {} : { reason }) };
  const request: RewardRequest = {
    id: "R-1",
    rewardId: "shirt",
    title: "เสื้อสนาม",
    prize: { kind: "item", title: "เสื้อสนาม" },
    pricePoints,
    status,
    createdAt: ASKED,
    timeline: status === "checking" ? [firstStep] : [firstStep, lastStep],
    intent: undefined,
  };
  const [row] = rewardRequestRows([request], "asked", formatMoment);
  if (!row) throw new Error("no row");
  return row;
}

const stepsOf = (row: ReturnType<typeof rewardRequestRow>) => row.steps.map(({ state, label }) => `${state} ${label}`);

test("a request that staff are checking shows the current step and the next one", () => {
  const row = rewardRequestRow("checking");
  expect(row).toMatchObject({ underWay: true, tone: "gold", status: "กำลังตรวจสอบ" });
  expect(stepsOf(row)).toEqual(["done รับคำขอแลกของรางวัล", "now เจ้าหน้าที่กำลังตรวจสอบ", "ahead มอบรางวัล"]);
});

test("a granted request shows when it was granted", () => {
  const row = rewardRequestRow("granted");
  expect(row).toMatchObject({ underWay: false, tone: "good" });
  expect(row.steps[1]).toMatchObject({ state: "done", label: "มอบรางวัล", time: "20 พ.ย. 69 12:05 น." });
});

test("a rejected request shows the reason, and that the points were returned", () => {
  expect(rewardRequestRow("rejected", "ของหมด").steps[1]).toMatchObject({
    state: "bad",
    detail: "เหตุผล: ของหมด · คืนแต้มแล้ว",
  });
  expect(rewardRequestRow("rejected", undefined, 0).steps[1]).toMatchObject({ detail: "" });
});
