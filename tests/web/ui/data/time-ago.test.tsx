import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { TimeAgo } from "../../../../web/ui/data/time-ago.tsx";

const times = { relative: "เมื่อ 3 นาทีที่แล้ว", exact: "21 พ.ย. 69 12:03 น.", iso: "2026-11-21T12:03:00+07:00" };

/** Presses the button during the render, since the server renders a component again after a state change in it. */
function afterPresses(count: number): string {
  let left = count;
  return renderToStaticMarkup(<Pressed />);

  function Pressed() {
    const time = TimeAgo(times);
    if (left > 0) {
      left -= 1;
      time.props.children.props.onClick();
    }
    return time;
  }
}

const visibleText = (html: string) =>
  />([^<]+)</.exec(html.replace(/<span class="[^"]*hidden[^"]*">[^<]*<\/span>/g, ""))?.[1];

describe("TimeAgo", () => {
  test("shows the relative time, with the exact one on hover and for machines", () => {
    const html = afterPresses(0);
    expect(html).toContain(`<time dateTime="${times.iso}"><button type="button"`);
    expect(html).toContain(`title="${times.exact}"`);
    expect(html).toContain('aria-expanded="false"');
    expect(visibleText(html)).toBe(times.relative);
  });

  test("shows the exact time after a press", () => {
    const html = afterPresses(1);
    expect(html).toContain('aria-expanded="true"');
    expect(html).not.toContain("title=");
    expect(visibleText(html)).toBe(times.exact);
  });

  test("shows the relative time again after a second press", () => {
    expect(visibleText(afterPresses(2))).toBe(times.relative);
  });

  test("always contains both texts, so that its size never changes", () => {
    for (const html of [afterPresses(0), afterPresses(1)]) {
      expect(html).toContain(times.relative);
      expect(html).toContain(times.exact);
    }
  });
});
