import { expect, it } from "vitest";
import { progressLine } from "../../../cli/runtime/progress-line.ts";
import { type Instant, plus } from "../../../core/shared/bangkok-time.ts";
import { NOON } from "../run-cli.ts";

function shown(isTTY: boolean, times: readonly number[]): string {
  let now: Instant = NOON;
  let text = "";
  const line = progressLine({ write: (more: string) => (text += more), isTTY }, () => now);
  for (const at of times) {
    now = plus(NOON, at);
    line.show(`at ${at}`);
  }
  line.end();
  return text;
}

it("changes one line on a terminal, at most five times a second", () => {
  expect(shown(true, [0, 100, 250, 400, 500])).toBe("\r\u001b[Kat 0\r\u001b[Kat 250\r\u001b[Kat 500\n");
});

it("prints plain lines elsewhere, one in five seconds", () => {
  expect(shown(false, [0, 4_000, 5_000, 9_000, 11_000])).toBe("at 5000\nat 11000\n");
  expect(shown(false, [0, 100])).toBe("");
});
