import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FlipCards } from "../../../web/screens/flip-card/flip-cards.tsx";
import { Wheel } from "../../../web/screens/wheel/wheel.tsx";
import { MonthCalendar } from "../../../web/ui/data/month-calendar.tsx";
import { TimelineList } from "../../../web/ui/lists/timeline-list.tsx";
import { ChanceTable } from "../../../web/ui/prizes/chance-table.tsx";

const nothing = () => undefined;
const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0;
const WEEKDAYS = ["จ", "อ", "พ", "พฤ", "ศ", "ส", "อา"].map((short) => ({ short, long: `วัน${short}` }));
const STATES = { done: "แล้ว", past: "ขาด", today: "วันนี้ยัง", ahead: "ข้างหน้า" };

describe("MonthCalendar", () => {
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

  test("has every day once, in whole weeks, the first under its weekday", () => {
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
});

describe("FlipCards", () => {
  const draw = (faces?: readonly ({ label: string; kind: "points" } | undefined)[]) =>
    renderToStaticMarkup(
      <FlipCards
        legend="เลือก"
        count={3}
        picked={1}
        onPick={nothing}
        faces={faces}
        disabled={false}
        nameOf={(card, face) => `ใบ ${card + 1}${face ? ` ${face.label}` : ""}`}
      />,
    );

  test("can be picked until they are turned", () => {
    expect(count(draw(), / disabled/g)).toBe(0);
    expect(count(draw([undefined, { label: "5 แต้ม", kind: "points" }, undefined]), / disabled/g)).toBe(3);
  });

  test("that a backend keeps to itself stay face down", () => {
    const html = draw([undefined, { label: "5 แต้ม", kind: "points" }, undefined]);
    expect(html).toContain('aria-label="ใบ 2 5 แต้ม"');
    expect(html).toContain('aria-label="ใบ 1"');
  });
});

test("a wheel rests where a spin that was shown before stopped", () => {
  const segments = [
    { id: "a", label: "ก", chance: 0.5, kind: "credit" },
    { id: "b", label: "ข", chance: 0.5, kind: "nothing" },
  ] as const;
  const html = renderToStaticMarkup(
    <Wheel segments={segments} stop={{ key: "1", segmentId: "b", landed: true }} onRest={nothing} label="วงล้อ" />,
  );
  expect(html).toContain("rotate(90deg)");
  expect(html).toContain('aria-label="วงล้อ"');
});

test("the smallest chance is written in full and drawn at all", () => {
  const rows = [{ key: "a", label: "ทองคำ", kind: "item", share: 0.0005, chance: "0.05%" }] as const;
  const html = renderToStaticMarkup(<ChanceTable caption="โอกาส" prizeLabel="ร" chanceLabel="อ" rows={rows} />);
  expect(html).toContain("0.05%");
  expect(html).toContain("width:1%");
});

test("only what is under way is open from the start", () => {
  const row = { detail: "", status: "", tone: "plain", steps: [] } as const;
  const html = renderToStaticMarkup(
    <TimelineList
      label="รายการ"
      stateLabels={{ done: "", now: "", ahead: "", bad: "" }}
      rows={[
        { ...row, key: "1", title: "ใหม่", underWay: true },
        { ...row, key: "2", title: "เก่า", underWay: false },
      ]}
    />,
  );
  expect(html.match(/<details[^>]*>/g)).toEqual(['<details open="">', "<details>"]);
});
