import { MINUTE_MS, SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import { formatCount } from "../../numbers.ts";

/**
 * What stands under a step that waits for staff: how long it usually takes, and once that has passed, that nothing is
 * lost and whom to ask. Nothing where the backend does not say how long.
 */
export function waitWords(waitedMs: number, usualSeconds: number | undefined): string | undefined {
  if (!usualSeconds) return undefined;
  const minutes = Math.ceil((usualSeconds * SECOND_MS) / MINUTE_MS);
  return waitedMs > minutes * MINUTE_MS
    ? "นานกว่าปกติ แต่รายการยังอยู่ครบ ไม่ต้องทำซ้ำ สอบถามได้ที่เมนูติดต่อ"
    : `ปกติใช้เวลาไม่เกิน ${formatCount(minutes)} นาที`;
}
