import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MonthCalendar } from "../../../../web/ui/data/month-calendar.tsx";

const WEEKDAYS = ["จ", "อ", "พ", "พฤ", "ศ", "ส", "อา"].map((short) => ({ short, long: `วัน${short}` }));
const STATES = { done: "แล้ว", past: "ขาด", today: "วันนี้ยัง", ahead: "ข้างหน้า" };

const month = (days: number, firstWeekday: number) =>
  renderToStaticMarkup(
    <MonthCalendar
      caption="เดือน"
      weekdays={WEEKDAYS}
      firstWeekday={firstWeekday}
      days={Array.from({ length: days }, (_, index) => ({ day: index + 1, state: "ahead", isToday: index === 0 }))}
      stateLabels={STATES}
      todayLabel="วันนี้"
    />,
  );

test("shows every day once, in whole weeks, the first below its weekday", () => {
  fc.assert(
    fc.property(fc.integer({ min: 28, max: 31 }), fc.integer({ min: 0, max: 6 }), (days, firstWeekday) => {
      const html = month(days, firstWeekday);
      const cells = html.match(/<td.*?<\/td>/g) ?? [];
      expect(cells.length % 7).toBe(0);
      expect(cells.findIndex((cell) => cell.includes("date"))).toBe((firstWeekday + 6) % 7);
      const numbers = cells.flatMap((cell) => />(\d+)</.exec(cell)?.[1] ?? []);
      expect(numbers).toEqual(Array.from({ length: days }, (_, index) => String(index + 1)));
    }),
  );
});
