import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { formatMoment } from "../../dates.ts";

export const offlineText = {
  old: (at: Instant) => `ข้อมูลเก่า ณ ${formatMoment(at)} จะอัปเดตและทำรายการได้เมื่อเชื่อมต่อได้`,
} as const;
