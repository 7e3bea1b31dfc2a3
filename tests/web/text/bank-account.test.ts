import { expect, test } from "vitest";
import { formatBankAccount } from "../../../web/text/deposit-steps.ts";

test("groups ten digits as banks print them, and leaves other lengths as they are", () => {
  expect(formatBankAccount("0123456789")).toBe("012-3-45678-9");
  expect(formatBankAccount("012345678901")).toBe("012345678901");
});
