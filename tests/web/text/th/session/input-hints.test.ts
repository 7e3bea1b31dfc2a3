import { expect, test } from "vitest";
import { DEFAULT_INPUT_RULES } from "../../../../../core/rules/input-rules.ts";
import { changePasswordText } from "../../../../../web/text/th/session/change-password.ts";
import { registerText } from "../../../../../web/text/th/session/register.ts";

const hintsFor = ({ username, password }: Pick<typeof DEFAULT_INPUT_RULES, "username" | "password">) => [
  registerText.username.hint(username),
  registerText.password.hint(password),
  changePasswordText.rule(password),
];

test("the hints give the default lengths", () => {
  expect(hintsFor(DEFAULT_INPUT_RULES)).toEqual([
    "อังกฤษหรือตัวเลข 4–20 ตัว ขึ้นต้นด้วยตัวอักษร",
    "8–64 ตัว มีทั้งตัวอักษรและตัวเลข",
    "ยาว 8–64 ตัว มีทั้งตัวอักษรและตัวเลข",
  ]);
});

test("the hints give the lengths that the operator chose", () => {
  const chosen = { username: { minimum: 6, maximum: 12 }, password: { minimum: 10, maximum: 40 } };
  expect(hintsFor(chosen)).toEqual([
    "อังกฤษหรือตัวเลข 6–12 ตัว ขึ้นต้นด้วยตัวอักษร",
    "10–40 ตัว มีทั้งตัวอักษรและตัวเลข",
    "ยาว 10–40 ตัว มีทั้งตัวอักษรและตัวเลข",
  ]);
});
