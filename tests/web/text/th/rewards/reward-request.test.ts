import { expect, test } from "vitest";
import type { RewardRequest, RewardStatus } from "../../../../../core/rewards/model.ts";
import { instant, MINUTE_MS, plus } from "../../../../../core/shared/bangkok-time.ts";
import { rewardRequestRows } from "../../../../../web/text/th/rewards/reward-request.ts";

const ASKED = instant(Date.parse("2026-11-20T12:00:00+07:00"));

function rowOf(status: RewardStatus, reason?: string, pricePoints = 350) {
  const begun = { status: "checking", at: ASKED } as const;
  const ended = { status, at: plus(ASKED, 5 * MINUTE_MS), ...(reason === undefined ? {} : { reason }) };
  const request: RewardRequest = {
    id: "R-1",
    rewardId: "shirt",
    title: "เสื้อสนาม",
    prize: { kind: "item", title: "เสื้อสนาม" },
    pricePoints,
    status,
    createdAt: ASKED,
    timeline: status === "checking" ? [begun] : [begun, ended],
    intent: undefined,
  };
  const [row] = rewardRequestRows([request], "asked");
  if (!row) throw new Error("no row");
  return row;
}

const stepsOf = (row: ReturnType<typeof rowOf>) => row.steps.map(({ state, label }) => `${state} ${label}`);

test("a claim under way is open, with what comes next", () => {
  const row = rowOf("checking");
  expect(row).toMatchObject({ underWay: true, tone: "gold", status: "กำลังตรวจสอบ" });
  expect(stepsOf(row)).toEqual(["done รับคำขอแลกรางวัล", "now ทีมงานกำลังตรวจสอบ", "ahead มอบรางวัล"]);
});

test("one that was granted tells when", () => {
  const row = rowOf("granted");
  expect(row).toMatchObject({ underWay: false, tone: "good" });
  expect(row.steps[1]).toMatchObject({ state: "done", label: "มอบรางวัล", time: "20 พ.ย. 69 12:05 น." });
});

test("one that was rejected tells why, and that its points are back", () => {
  expect(rowOf("rejected", "ของหมด").steps[1]).toMatchObject({
    state: "bad",
    detail: "เหตุผล: ของหมด · คืนแต้มแล้ว",
  });
  expect(rowOf("rejected", undefined, 0).steps[1]).toMatchObject({ detail: "" });
});
