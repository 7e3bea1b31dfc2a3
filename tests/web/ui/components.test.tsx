import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { formatBaht, satang } from "../../../core/shared/money.ts";
import { Button } from "../../../web/ui/controls/button.tsx";
import { Money } from "../../../web/ui/data/money.tsx";
import { ProgressBar } from "../../../web/ui/data/progress-bar.tsx";
import { TextField } from "../../../web/ui/forms/text-field.tsx";
import { StatusTimeline } from "../../../web/ui/lists/status-timeline.tsx";

const textOf = (html: string) => html.replace(/<[^>]+>/g, "");
const nothing = () => undefined;

describe("Money", () => {
  test.each([0, 1, 50, 2_485_075, -150_000, 1_000_000_000])("shows %i satang as they are written", (count) => {
    const text = formatBaht(satang(count));
    expect(textOf(renderToStaticMarkup(<Money text={text} size="xl" />))).toBe(text);
  });
});

describe("a field", () => {
  const field = (error?: string) =>
    renderToStaticMarkup(
      <TextField label="ชื่อ" name="name" value="ab" onChange={nothing} hint="4 ตัวขึ้นไป" error={error} />,
    );

  test("keeps what was typed, and points at its error and its hint", () => {
    const html = field("สั้นไป");
    const [, describedBy = ""] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain('value="ab"');
    expect(html).toContain('aria-invalid="true"');
    expect(describedBy.split(" ")).toHaveLength(2);
    for (const id of describedBy.split(" ")) expect(html).toContain(`id="${id}"`);
  });

  test("is not marked wrong without an error", () => {
    expect(field()).not.toContain("aria-invalid");
  });

  test("is named by its label", () => {
    const html = field();
    const [, id = "none"] = /for="([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"`));
  });
});

describe("Button", () => {
  test("submits only when told to", () => {
    expect(renderToStaticMarkup(<Button>ok</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">ok</Button>)).toContain('type="submit"');
  });

  test("stays focusable and says so while busy", () => {
    const html = renderToStaticMarkup(
      <Button busy busyLabel="กำลังส่ง">
        ถอน
      </Button>,
    );
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toMatch(/ disabled/);
    expect(textOf(html)).toContain("กำลังส่ง");
  });
});

describe("ProgressBar", () => {
  test.each([
    [-1, 0],
    [0.614, 61],
    [7, 100],
  ])("%f stands at %i percent", (value, percent) => {
    expect(renderToStaticMarkup(<ProgressBar value={value} label="x" />)).toContain(`aria-valuenow="${percent}"`);
  });
});

test("a timeline marks the step that is under way, and names every state", () => {
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
  expect(textOf(html)).toBe("เสร็จ รับคำขอ11:58กำลังทำ ตรวจสอบรอ โอน");
});
