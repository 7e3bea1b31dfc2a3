import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { ask } from "../../../cli/runtime/ask.ts";
import type { ProcessIo } from "../../../cli/runtime/process-io.ts";

/** Ends after what is typed, unless somebody may type more. */
function terminal(typed: string, { isTTY = true, ends = true } = {}) {
  let shown = "";
  const stdin = Object.assign(new PassThrough(), { isTTY });
  if (ends) stdin.end(typed);
  else stdin.write(typed);
  const stderr = { write: (text: string) => void (shown += text) };
  return { io: { stdin, stderr } as unknown as ProcessIo, shown: () => shown };
}

const short = async (answer: string) => (answer.length > 3 ? "is too long" : undefined);

test("asks again for a missing or wrong answer, and shows what an empty one means", async () => {
  const { io, shown } = terminal("\n  one  \nwrong\ntwo\n\n\n", { ends: false });
  const answers = await ask(io, [
    { label: "First", usual: undefined },
    { label: "Second", usual: undefined, check: short },
    { label: "Third", usual: "usual", check: async () => undefined },
    // Nothing is right here, whatever the check says.
    { label: "Fourth", usual: "", check: async () => "is never right" },
  ]);
  expect(answers).toEqual(["one", "two", "usual", ""]);
  expect(shown()).toBe("First: First: Second:   is too long\nSecond: Third [usual]: Fourth: ");
});

test("has no answers where the input ends or is no terminal", async () => {
  const question = { label: "First", usual: undefined };
  expect(await ask(terminal("").io, [question])).toBeUndefined();
  expect(await ask(terminal("one\n").io, [question, question])).toBeUndefined();
  expect(await ask(terminal("one\n", { isTTY: false }).io, [question])).toBeUndefined();
});
