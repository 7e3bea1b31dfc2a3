import { describe, expect, test, vi } from "vitest";
import document from "../../contracts/openapi/openapi.json" with { type: "json" };
import { parseAnswer } from "./run-cli.ts";
import { runProcess } from "./run-process.ts";

// A process takes long to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe("the tool as a process", () => {
  test("prints the answer on stdout and exits with the code", async () => {
    const right = await runProcess(["rules", "cap", "--level", "gold", "--amount", "๓๐๐,๐๐๑", "-o", "json"]);
    expect(right).toMatchObject({ exit: 0, stderr: "" });
    expect(parseAnswer(right.stdout).data).toMatchObject({ allowed: false, amountSatang: 30_000_100 });

    const wrong = await runProcess(["rules", "cap"]);
    expect(wrong).toMatchObject({ exit: 2, stdout: "" });
    expect(wrong.stderr).toMatch(/^sanam: --level <name> is missing/);
  });

  test("writes all of a long answer to a slow reader", async () => {
    const { exit, stdout } = await runProcess(["contract", "openapi"], { readsSlowly: true });
    expect(exit).toBe(0);
    expect(JSON.parse(stdout)).toEqual(document);
  });

  test("exits without an error when its reader closes the pipe", async () => {
    const { exit, stderr, stdout } = await runProcess(["contract", "openapi"], { closesStdout: true });
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
    expect(stdout).not.toBe("");
  });
});
