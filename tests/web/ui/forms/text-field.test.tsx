import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { TextField } from "../../../../web/ui/forms/text-field.tsx";

const field = (error?: string) =>
  renderToStaticMarkup(
    <TextField label="ชื่อ" name="name" value="ab" onChange={() => undefined} hint="4 ตัวขึ้นไป" error={error} />,
  );

describe("TextField", () => {
  test("keeps the typed text and is described by its error and its hint", () => {
    const html = field("สั้นไป");
    const [, describedBy = ""] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain('value="ab"');
    expect(html).toContain('aria-invalid="true"');
    expect(describedBy.split(" ")).toHaveLength(2);
    for (const id of describedBy.split(" ")) expect(html).toContain(`id="${id}"`);
  });

  test("is not marked invalid without an error", () => {
    expect(field()).not.toContain("aria-invalid");
  });

  test("is named by its label", () => {
    const html = field();
    const [, id = "none"] = /for="([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"`));
  });
});
