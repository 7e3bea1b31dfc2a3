import { describe, expect, test, vi } from "vitest";
import document from "../../contracts/openapi/openapi.json" with { type: "json" };
import { parseAnswer } from "./run-cli.ts";
import { runProcess } from "./run-process.ts";

// A process of its own takes long to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe("as a process", () => {
  test("answers on stdout and ends with the exit code", async () => {
    const asked = await runProcess(["rules", "cap", "--level", "gold", "--amount", "๓๐๐,๐๐๑", "-o", "json"]);
    expect(asked).toMatchObject({ exit: 0, stderr: "" });
    expect(parseAnswer(asked.stdout).data).toMatchObject({ allowed: false, amountSatang: 30_000_100 });

    const mistaken = await runProcess(["rules", "cap"]);
    expect(mistaken).toMatchObject({ exit: 2, stdout: "" });
    expect(mistaken.stderr).toMatch(/^sanam: --level <name> is missing/);
  });

  test("writes all of a long answer, however slow its reader", async () => {
    const { exit, stdout } = await runProcess(["contract", "openapi"], { readsSlowly: true });
    expect(exit).toBe(0);
    expect(JSON.parse(stdout)).toEqual(document);
  });

  test("ends quietly when its reader goes away", async () => {
    const { exit, stderr, stdout } = await runProcess(["contract", "openapi"], { readsLittle: true });
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
    expect(stdout).not.toBe("");
  });
});
