import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SandboxOptions, startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { plainPasswords, unwrap } from "../house/test-house.ts";

const MEMORY: SandboxOptions = {
  host: "127.0.0.1",
  port: 0,
  dataDir: undefined,
  sandbox: false,
  seed: 1,
  passwords: plainPasswords,
};
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-server-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function failure(options: Partial<SandboxOptions>) {
  const started = await startSandbox({ ...MEMORY, ...options });
  if (started.ok) {
    await started.value.close();
    throw new Error("the server started");
  }
  expect(started.error.message).toMatch(/^[A-Z0-9][^\n]+\.$/);
  return started.error.kind;
}

const signIn = (url: string, password = "demo1234") =>
  fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "gold", password }),
  });

describe("startSandbox", { timeout: 60_000 }, () => {
  it("serves the seeded members, and the sandbox controls only as a sandbox", async () => {
    const plain = unwrap(await startSandbox(MEMORY));
    expect(plain.url).toBe(`http://127.0.0.1:${plain.port}`);
    expect((await signIn(plain.url)).status).toBe(200);
    for (const path of ["/sandbox", "/sandbox/clock"]) expect((await fetch(plain.url + path)).status).toBe(404);
    const reset = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    expect((await fetch(`${plain.url}/sandbox/reset`, reset)).status).toBe(404);
    await plain.close();
    await plain.close();
    await expect(fetch(plain.url)).rejects.toThrow();
    const sandbox = unwrap(await startSandbox({ ...MEMORY, sandbox: true }));
    expect((await fetch(`${sandbox.url}/sandbox`)).status).toBe(200);
    await sandbox.close();
  });

  it("keeps everything in the same folder, including sessions", async () => {
    const options = { ...MEMORY, dataDir: join(folder, "new", "data") };
    const first = unwrap(await startSandbox(options));
    const { token, user } = (await (await signIn(first.url)).json()) as { token: string; user: { uuid: string } };
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = JSON.stringify({ amount: 321 });
    const withdrawal = await fetch(`${first.url}/api/auth/withdraw/${user.uuid}`, { method: "POST", headers, body });
    expect(withdrawal.status).toBe(200);
    await first.close();
    const second = unwrap(await startSandbox({ ...options, seed: 2 }));
    const list = await fetch(`${second.url}/api/auth/withdraw/withdraw-request/${user.uuid}`, { headers });
    expect(await list.json()).toContainEqual(expect.objectContaining({ amount: 321 }));
    await second.close();
  });

  it("resets a sandbox's folder to the seeds and keeps later changes", async () => {
    const options = { ...MEMORY, dataDir: folder, sandbox: true };
    const first = unwrap(await startSandbox(options));
    const control = (path: string, body: unknown) =>
      fetch(`${first.url}/sandbox${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    await control("/announcements", { title: "ก่อน", body: "" });
    expect((await control("/reset", {})).status).toBe(200);
    await control("/announcements", { title: "หลัง", body: "" });
    await first.close();
    const second = unwrap(await startSandbox(options));
    const news = (await (await fetch(`${second.url}/api/announcement`)).json()) as { title: string }[];
    expect(news.map(({ title }) => title)).toContain("หลัง");
    expect(news.map(({ title }) => title)).not.toContain("ก่อน");
    await second.close();
  });

  it("finishes the running calls before it closes", async () => {
    const server = unwrap(await startSandbox({ ...MEMORY, sandbox: true }));
    await fetch(`${server.url}/sandbox/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ delayMs: 300, fault: { kind: "delay" } }),
    });
    const slow = fetch(`${server.url}/api/setting`);
    await new Promise((done) => setTimeout(done, 100));
    const closed = server.close();
    // It closes when nothing waits to be accepted.
    await new Promise((done) => setTimeout(done, 50));
    await expect(fetch(server.url)).rejects.toThrow();
    expect((await slow).status).toBe(200);
    await closed;
  });

  it("refuses a port in use and an invalid port, and does not touch the folder", async () => {
    const dataDir = join(folder, "data");
    const first = unwrap(await startSandbox({ ...MEMORY, dataDir }));
    expect(await failure({ port: first.port })).toBe("port-in-use");
    expect(await failure({ port: first.port, dataDir })).toBe("port-in-use");
    expect((await signIn(first.url)).status).toBe(200);
    await first.close();
    for (const port of [-1, 65_536, 1.5, Number.NaN]) expect(await failure({ port })).toBe("port-invalid");
  });

  it("refuses an address of another machine", async () => {
    expect(await failure({ host: "192.0.2.1", sandbox: true })).toBe("address-unusable");
  });

  it("refuses a data folder that it cannot use", async () => {
    writeFileSync(join(folder, "file"), "");
    expect(await failure({ dataDir: join(folder, "file", "data") })).toBe("data-folder");
  });

  it("refuses a damaged journal and does not change it", async () => {
    writeFileSync(join(folder, "journal.sqlite"), "scribbled over ".repeat(500));
    expect(await failure({ dataDir: folder })).toBe("journal-damaged");
    expect(readFileSync(join(folder, "journal.sqlite"), "utf8")).toBe("scribbled over ".repeat(500));
    expect(readdirSync(folder)).toEqual(["journal.sqlite"]);
  });

  it("refuses a folder without a built site", async () => {
    mkdirSync(join(folder, "web"));
    expect(await failure({ siteDir: join(folder, "web") })).toBe("site-missing");
  });
});
