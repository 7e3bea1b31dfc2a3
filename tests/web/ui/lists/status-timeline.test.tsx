import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StatusTimeline } from "../../../../web/ui/lists/status-timeline.tsx";
import { textOf } from "../text-of.ts";

test("a timeline marks the current step and reads out the state of every step, but not a changing time", () => {
  const stateLabels = { done: "เสร็จ", now: "กำลังทำ", ahead: "รอ", bad: "ไม่สำเร็จ" };
  const html = renderToStaticMarkup(
    <StatusTimeline
      stateLabels={stateLabels}
      steps={[
        { key: "1", state: "done", label: "รับคำขอ", time: "11:58" },
        { key: "2", state: "now", label: "ตรวจสอบ" },
        { key: "3", state: "ahead", label: "โอน" },
      ]}
    />,
  );
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html.match(/<span[^>]* aria-live="off">[^<]*/g)?.map(textOf)).toEqual(["11:58", "", ""]);
  expect(textOf(html)).toBe("เสร็จ รับคำขอ11:58กำลังทำ ตรวจสอบรอ โอน");
});
