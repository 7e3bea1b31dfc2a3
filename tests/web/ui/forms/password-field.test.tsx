import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PasswordField } from "../../../../web/ui/forms/text-field.tsx";

test.each(["current-password", "new-password"] as const)(
  "a password is hidden, may be pasted and filled by a password manager, and is never cut or changed (%s)",
  (autoComplete) => {
    const html = renderToStaticMarkup(
      <PasswordField
        label="รหัสผ่าน"
        name="password"
        value=" ab "
        onChange={() => undefined}
        autoComplete={autoComplete}
        showLabel="แสดง"
        hideLabel="ซ่อน"
      />,
    );
    const [input = ""] = /<input[^>]*>/.exec(html) ?? [];
    expect(input).toContain('type="password"');
    expect(input).toContain(`autoComplete="${autoComplete}"`);
    expect(input).toContain('value=" ab "');
    expect(input).toContain('autoCapitalize="none"');
    expect(input).not.toMatch(/maxlength|readonly|pattern|onpaste/i);
  },
);
