import { describe, expect, test } from "vitest";
import { runCli } from "../run-cli.ts";

const CAP = ["rules", "cap", "--level", "gold", "--amount", "5"];

describe("global options", () => {
  test("may be before or after the command, in every spelling", async () => {
    const after = await runCli([...CAP, "--output", "json"]);
    for (const argv of [
      ["-o", "json", ...CAP],
      ["--output=json", ...CAP],
      ["rules", "-ojson", ...CAP.slice(1)],
    ]) {
      const { data } = JSON.parse((await runCli(argv)).stdout);
      expect({ ...data, resetsAt: "" }).toEqual({ ...JSON.parse(after.stdout).data, resetsAt: "" });
    }
  });

  test.each([
    [["--output", "xml"], "--output"],
    [["--target", "ftp://house"], "--target"],
    [["--target", "http://name:secret@house"], "--target"],
    [["--target", "ftp://name:secret@house"], "--target"],
    [["--target", "http://house/?a=1"], "--target"],
    [["--profile", "../other"], "--profile"],
    [["--timeout", "0"], "--timeout"],
    [["--timeout", "soon"], "--timeout"],
    [["--timeout", "86401"], "--timeout"],
    [["--reply-timeout", "601"], "--reply-timeout"],
  ])("are a usage error as %j", async (options, named) => {
    const { exit, stdout, stderr } = await runCli([...CAP, ...options]);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
    expect(stderr).toContain(named);
    expect(stderr).not.toContain("secret");
  });

  test("come from the environment when the command line has none", async () => {
    expect((await runCli(CAP, { env: { SANAM_TARGET: "nowhere" } })).exit).toBe(2);
    expect((await runCli([...CAP, "--target", "memory"], { env: { SANAM_TARGET: "nowhere" } })).exit).toBe(0);
    expect((await runCli(CAP, { env: { SANAM_PROFILE: "a/b" } })).exit).toBe(2);
  });
});
