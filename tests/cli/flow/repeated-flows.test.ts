import { expect, test } from "vitest";
import { runJson } from "../run-cli.ts";

/** The set-up stops the clock, so every run makes its slip at the same moment and sends it to the same house. */
test("a flow with a slip passes again and again, also side by side, on one house", async () => {
  const words = ["deposit/slip-refused", "--repeat", "2", "--parallel", "2", "--target", "memory"];
  const { exit, data, error } = await runJson(["flow", "run", ...words]);
  expect({ exit, flows: Object(data ?? error?.["report"]).flows }).toMatchObject({
    exit: 0,
    flows: { passed: 2, failed: 0 },
  });
}, 60_000);
