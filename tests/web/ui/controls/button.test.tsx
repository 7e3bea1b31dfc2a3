import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Button } from "../../../../web/ui/controls/button.tsx";
import { textOf } from "../text-of.ts";

describe("Button", () => {
  test("submits a form only with the type `submit`", () => {
    expect(renderToStaticMarkup(<Button>ok</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">ok</Button>)).toContain('type="submit"');
  });

  test("stays focusable and announces its state while busy", () => {
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
