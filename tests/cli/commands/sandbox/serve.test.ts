import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { runCli, runJson } from "../../run-cli.ts";
import { runProcess } from "../../run-process.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-serve-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

// A process takes long to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe("sandbox serve", () => {
  test("prints its address in one line, serves until a signal, and exits with 0", async () => {
    let status = 0;
    const result = await runProcess(["sandbox", "serve", "--port", "0", "--seed", "7", "-o", "json"], {
      onLine: async (line) => {
        const { url } = JSON.parse(line).data;
        status = (await fetch(`${url}/api/setting/operational/website`)).status;
        return "SIGTERM";
      },
    });
    expect(result).toMatchObject({ exit: 0, signal: null, stderr: "Stopping …\n" });
    expect(status).toBe(200);
    const { data } = JSON.parse(result.stdout);
    expect(data).toMatchObject({ dataDir: null, url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
    expect(data.accounts).toContainEqual({ username: "gold", password: "demo1234" });
  });

  test("writes its journal to --data, and prints the folder and a command to try", async () => {
    const data = join(folder, "data");
    const result = await runCli(["sandbox", "serve", "--port", "0", "--data", data], {
      untilStopped: () => Promise.resolve(),
    });
    expect(result).toMatchObject({ exit: 0, stderr: "Stopping …\n" });
    expect(result.stdout).toContain(data);
    expect(result.stdout).toContain("session login");
    expect(readdirSync(data)).toContain("journal.sqlite");
  });

  test("asks at another address for the token of the environment, which the controls' commands take, too", async () => {
    const token = "a-token-of-my-own";
    const errors: unknown[] = [];
    let stop = () => {};
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    const call = async ({ url, sandboxToken }: { url: string; sandboxToken: string }): Promise<void> => {
      // Who chose it knows it; only a random one is shown.
      expect(sandboxToken).toBe("•••");
      const target = url.replace("0.0.0.0", "127.0.0.1");
      for (const given of ["", "wrong", token]) {
        const env: Record<string, string> = given === "" ? {} : { SANAM_SANDBOX_TOKEN: given };
        const { exit, error } = await runJson(["sandbox", "clock", "show", "--target", target], { env });
        errors.push([exit, String(error?.["message"]).includes("SANAM_SANDBOX_TOKEN")]);
      }
    };
    let called = Promise.resolve();
    const serving = runCli(["sandbox", "serve", "--port", "0", "--host", "0.0.0.0", "-o", "json"], {
      env: { SANAM_SANDBOX_TOKEN: token },
      untilStopped: () => stopped,
      onPrint: (line) => {
        called = call(JSON.parse(line).data).finally(stop);
      },
    });
    expect((await serving).exit).toBe(0);
    await called;
    expect(errors).toEqual([
      [2, true],
      [2, true],
      [0, false],
    ]);
  });

  test("exits with 1 and names the port when it is in use", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, "127.0.0.1", resolve);
    });
    const address = other.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const { exit, error } = await runJson(["sandbox", "serve", "--port", port]);
    other.close();
    expect(exit).toBe(1);
    expect(error?.["message"]).toContain(port);
  });
});
