import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";

/** The largest unit that tells the difference well, from two of it on. */
const UNITS = [
  [365 * DAY_MS, "ปี"],
  [DAY_MS, "วัน"],
  [HOUR_MS, "ชั่วโมง"],
  [MINUTE_MS, "นาที"],
] as const;

function difference(ms: number): string {
  const [unitMs, unit] = UNITS.find(([unitMs]) => ms >= 2 * unitMs) ?? [MINUTE_MS, "นาที"];
  return `${Math.round(ms / unitMs)}\u00a0${unit}`;
}

export const deviceClockText = {
  /** @param offsetMs the backend's time less the device's */
  farOff: (offsetMs: number) =>
    `นาฬิกาของเครื่องนี้${offsetMs > 0 ? "ช้า" : "เร็ว"}ไปประมาณ ${difference(Math.abs(offsetMs))} ` +
    "เว็บไซต์ใช้เวลาของระบบแทน วันและเวลาที่แสดงจึงถูกต้อง",
  dismiss: "รับทราบ",
};
