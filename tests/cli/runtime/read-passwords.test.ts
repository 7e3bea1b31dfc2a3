import { PassThrough, Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import type { ProcessIo } from "../../../cli/runtime/process-io.ts";
import { CHOSEN_PASSWORD, NEW_PASSWORD, PASSWORD, readPasswords } from "../../../cli/runtime/read-passwords.ts";
import { NOON } from "../run-cli.ts";

const after = () => () => undefined;
const clock = () => NOON;
const BOTH = [PASSWORD, NEW_PASSWORD];

function piped(stdin: string, env: ProcessIo["env"] = {}): ProcessIo {
  const sink = { write: () => undefined };
  return {
    clock,
    after,
    stdout: sink,
    stderr: sink,
    stdin: Readable.from([stdin]),
    env,
    untilStopped: () => Promise.resolve(),
  };
}

/** A terminal with a function to type, and everything that it has shown. */
function terminal(env: ProcessIo["env"] = {}) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  let shown = "";
  const sink = {
    write: (text: string) => {
      shown += text;
    },
  };
  const io: ProcessIo = { clock, after, stdout: sink, stderr: sink, stdin, env, untilStopped: () => Promise.resolve() };
  return { io, type: (keys: string) => stdin.write(keys), shown: () => shown };
}

describe("passwords from stdin", () => {
  test.each([
    ["secret one\n", ["secret one"]],
    ["รหัสผ่าน1", ["รหัสผ่าน1"]],
    [" spaces stay \r\n", [" spaces stay "]],
  ])("%j", async (stdin, passwords) => {
    expect(await readPasswords(piped(stdin), [PASSWORD], true)).toEqual({ ok: true, value: passwords });
  });

  test("are read one per line, in the order of the command", async () => {
    expect(await readPasswords(piped("old1\nnew2\n"), BOTH, true)).toEqual({ ok: true, value: ["old1", "new2"] });
  });

  test.each(["", "\n", "old1\n", "old1\n\n", "a\nb\nc\n", "x".repeat(20_000)])("refuses %j for two", async (stdin) => {
    expect(await readPasswords(piped(stdin), BOTH, true)).toMatchObject({ ok: false, error: { kind: "usage" } });
  });

  test("are preferred to the environment", async () => {
    const read = await readPasswords(piped("typed\n", { SANAM_PASSWORD: "other" }), [PASSWORD], true);
    expect(read).toEqual({ ok: true, value: ["typed"] });
  });
});

describe("passwords from the environment", () => {
  test("are used when all of them are set", async () => {
    const env = { SANAM_PASSWORD: "old1", SANAM_NEW_PASSWORD: "new2" };
    expect(await readPasswords(piped("", env), BOTH, false)).toEqual({ ok: true, value: ["old1", "new2"] });
  });

  test("are a usage error when one is missing and there is no terminal", async () => {
    const read = await readPasswords(piped("", { SANAM_PASSWORD: "old1" }), BOTH, false);
    expect(read).toMatchObject({ ok: false, error: { kind: "usage" } });
    expect(JSON.stringify(read)).not.toContain("old1");
  });
});

describe("passwords typed at a terminal", () => {
  test("are not shown", async () => {
    const { io, type, shown } = terminal();
    const read = readPasswords(io, [PASSWORD], false);
    type("demo12");
    type("x\u007f34\r");
    expect(await read).toEqual({ ok: true, value: ["demo1234"] });
    expect(shown()).toBe("Password: \n");
  });

  test("are asked for twice when they are new, also when all lines are pasted at once", async () => {
    const { io, type, shown } = terminal();
    const read = readPasswords(io, BOTH, false);
    type("old1\rnew2\rnew2\r");
    expect(await read).toEqual({ ok: true, value: ["old1", "new2"] });
    expect(shown()).toBe("Password: \nNew password: \nNew password again: \n");
  });

  test("are a usage error when the two entries differ", async () => {
    const { io, type, shown } = terminal();
    const read = readPasswords(io, [CHOSEN_PASSWORD], false);
    type("new2\rnew3\r");
    expect(await read).toMatchObject({
      ok: false,
      error: { kind: "usage", message: "password: the two entries differ" },
    });
    expect(shown()).not.toMatch(/new[23]/);
  });

  test.each(["\u0003", "\u0004"])("end with a usage error at %j", async (key) => {
    const { io, type, shown } = terminal();
    const read = readPasswords(io, [PASSWORD], false);
    type(key);
    expect(await read).toMatchObject({ ok: false, error: { kind: "usage", message: "no password was typed" } });
    // The next message begins on a new line.
    expect(shown()).toBe("Password: \n");
  });

  test("are not read with --password-stdin", async () => {
    expect(await readPasswords(terminal().io, [PASSWORD], true)).toMatchObject({ ok: false, error: { kind: "usage" } });
  });
});
