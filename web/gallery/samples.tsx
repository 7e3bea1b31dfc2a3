import type { ReactNode } from "react";

interface SamplesProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The components of one kind. */
export function Samples({ title, children }: SamplesProps) {
  return (
    <section className="gallery-samples" aria-label={title}>
      <div className="gallery-items">{children}</div>
    </section>
  );
}

interface ItemProps {
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One component in one or more states. */
export function Item({ wide = false, children }: ItemProps) {
  return <div className={wide ? "gallery-wide" : ""}>{children}</div>;
}

/** What the samples have in common: texts and functions that do nothing. */
export const nothing = (): void => undefined;
export const nothingLater = (): Promise<void> => Promise.resolve();
export const PATH = "/";

export const panelTexts = {
  failed: "โหลดไม่สำเร็จ",
  retry: "ลองใหม่",
  notAvailable: "ยังไม่เปิดให้บริการ",
  detail: "รายละเอียด",
};
export const stepLabels = { done: "เสร็จแล้ว", now: "กำลังทำ", ahead: "ถัดไป", bad: "ไม่สำเร็จ" };
export const steps = [
  { key: "1", state: "done", label: "รับคำขอแล้ว", time: "12:04" },
  { key: "2", state: "now", label: "กำลังตรวจสอบ", detail: "ปกติไม่เกิน 3 นาที" },
  { key: "3", state: "ahead", label: "โอนเข้าบัญชี" },
] as const;
export const failedSteps = [
  ...steps.slice(0, 1),
  { key: "4", state: "bad", label: "ถอนไม่สำเร็จ", detail: "ชื่อบัญชีไม่ตรง", more: { label: "เพิ่มเติม", text: "คืนเครดิตแล้ว" } },
] as const;
export const outcomeTexts = {
  detail: "รายละเอียด",
  checking: "กำลังตรวจสอบผล",
  unknown: "ยังไม่ทราบผล",
  checkAgain: "ตรวจสอบอีกครั้ง",
  elsewhere: "กำลังทำในแท็บอื่น",
  followed: "ติดตามอยู่",
};
export const LEVELS = ["silver", "gold", "platinum", "diamond", "vip"] as const;
