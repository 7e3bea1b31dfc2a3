import { expect, test } from "vitest";
import { foundBehind } from "./verdict.ts";
import { WRONG } from "./wrong.ts";

test.each(Object.entries(WRONG))("a backend is found wrong in which %s", async (_, [behaviour, looksAt]) => {
  const findings = Object.values(await foundBehind(behaviour, looksAt));
  expect(findings.map(({ verdict }) => verdict)).toContain("deviates");
});
