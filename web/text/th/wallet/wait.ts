import { MINUTE_MS, SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import { formatCount } from "../../numbers.ts";

/**
 * The text under a step that waits for staff: the usual waiting time, or, after that time, that nothing is lost and
 * whom to ask. Undefined when the backend gives no usual time.
 */
export function waitWords(waitedMs: number, usualSeconds: number | undefined): string | undefined {
  if (!usualSeconds) return undefined;
  const minutes = Math.ceil((usualSeconds * SECOND_MS) / MINUTE_MS);
  return waitedMs > minutes * MINUTE_MS
    ? "ใช้เวลานานกว่าปกติ รายการยังอยู่ ไม่ต้องทำซ้ำ สอบถามได้ที่เมนูติดต่อ"
    : `ปกติใช้เวลาไม่เกิน ${formatCount(minutes)} นาที`;
}
