import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSandbox } from "../../../../adapters/server/sandbox/start-sandbox.ts";
import { plainPasswords, unwrap } from "../../../adapters/house/test-house.ts";
import { type CliFixture, PASSWORD, serverFixture } from "../../cli-fixture.ts";

let cli: CliFixture;
let folder = "";
let file = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sanam-snapshot-"));
  file = join(folder, "sandbox.ndjson");
  cli = await serverFixture();
});
afterAll(async () => {
  await cli.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What each demo member can read of their past, as bytes. */
const READS = ["wallet history --limit 100", "wallet credit"];
/** What one of them, who has all of it, can read besides. */
const MORE_READS = [
  "wallet deposit list",
  "wallet deposit slips",
  "wallet withdraw list",
  "games history",
  "reward history",
  "wheel log",
  "flip-card logs",
  "affiliate downline",
  "affiliate bonus",
  "inbox list",
  "session whoami",
];

async function pasts(on: CliFixture, how: "sign-in" | "signed-in"): Promise<string> {
  const all: string[] = [];
  for (const member of ["silver", "gold", "platinum", "diamond", "vip"]) {
    if (how === "sign-in") await on.json(`session login ${member} --profile ${member}`, { env: PASSWORD });
    for (const read of member === "gold" ? [...READS, ...MORE_READS] : READS) {
      const { exit, stdout } = await on.json(`${read} --profile ${member}`);
      all.push(`${member} ${read} ${exit} ${stdout}`);
    }
  }
  for (const read of ["site announcements", "site status", "staff requests", "sandbox fault list"]) {
    all.push((await on.json(read)).stdout);
  }
  return all.join("\n");
}

/** The same file with another head, and a checksum that fits. */
function withHead(text: string, change: object): string {
  const [first = "", ...rest] = text.trimEnd().split("\n");
  const end = JSON.parse(rest.pop() ?? "");
  const lines = [JSON.stringify({ ...JSON.parse(first), ...change }), ...rest].map((line) => `${line}\n`).join("");
  return `${lines}${JSON.stringify({ ...end, sha256: createHash("sha256").update(lines).digest("hex") })}\n`;
}

describe("a snapshot", () => {
  let before = "";
  beforeAll(async () => {
    await cli.json("sandbox back-office waiting");
    await cli.json("session login gold --profile gold", { env: PASSWORD });
    await cli.json("wallet withdraw request 100 --profile gold");
    await cli.json("staff maintenance on");
    await cli.json("staff maintenance off");
    await cli.json("sandbox fault add withdraw --kind html --probability 0.5 --seed 3");
    before = await pasts(cli, "sign-in");
    const { exit, data } = await cli.json(`sandbox snapshot save ${file}`);
    expect(exit).toBe(0);
    expect(data).toMatchObject({ file, seed: 2569, streams: 6 });
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  test("brings back every member's past, sessions, clock, seed and faults, byte by byte", async () => {
    await cli.json("staff bonus gold 77");
    await cli.json("sandbox fault clear");
    await cli.json("sandbox reset --seed 5");
    await cli.json("sandbox clock set 2030-01-01T00:00:00+07:00 --running");
    const { exit, data } = await cli.json(`sandbox snapshot load ${file}`);
    expect(exit).toBe(0);
    expect(data).toMatchObject({ seed: 2569, clock: { now: "2026-11-20T05:00:00.000Z", pinned: true }, faults: 1 });
    expect(await pasts(cli, "signed-in")).toBe(before);
    const again = join(folder, "again.ndjson");
    await cli.json(`sandbox snapshot save ${again}`);
    expect(readFileSync(again, "utf8")).toBe(readFileSync(file, "utf8"));
    // Staff find the request, and unique keys are taken.
    const open = (await cli.json("staff requests")).data?.["items"] as { id: string }[] | undefined;
    expect((await cli.json(`staff approve ${open?.[0]?.id}`)).exit).toBe(0);
    expect((await cli.json("wallet credit --profile gold")).exit).toBe(0);
  });

  test("goes into a house with a folder, too", async () => {
    const place = { host: "127.0.0.1", port: 0, dataDir: join(folder, "data"), passwords: plainPasswords };
    const other = unwrap(await startSandbox({ ...place, sandbox: true, seed: 9 }));
    try {
      const { exit, data } = await cli.json(`sandbox snapshot load ${file} --target ${other.url}`);
      expect([exit, data?.["seed"]]).toEqual([0, 2569]);
      const saved = join(folder, "of-folder.ndjson");
      await cli.json(`sandbox snapshot save ${saved} --target ${other.url}`);
      expect(readFileSync(saved, "utf8")).toBe(readFileSync(file, "utf8"));
    } finally {
      await other.close();
    }
  });

  test.each<[string, (text: string) => string, string]>([
    ["of another kind", () => "{}\n", "no snapshot"],
    ["empty", () => "", "no snapshot"],
    ["cut", (text) => text.slice(0, -200), "checksum"],
    ["with a changed event", (text) => text.replace('"bet":', '"bet":1'), "checksum"],
    ["of a later release", (text) => withHead(text, { schema: 2 }), "schema 2"],
    ["without a seed", (text) => withHead(text, { seed: "x" }), "no snapshot"],
  ])("that is %s is refused before anything is sent", async (_, change, reason) => {
    const wrong = join(folder, "wrong.ndjson");
    writeFileSync(wrong, change(readFileSync(file, "utf8")));
    const { exit, error } = await cli.json(`sandbox snapshot load ${wrong} --target ${cli.target}`);
    expect([exit, error?.["kind"]]).toEqual([2, "usage"]);
    expect(error?.["message"]).toContain(reason);
  });

  test("with faults that no control takes is refused by the sandbox, which changes nothing", async () => {
    const wrong = join(folder, "wrong.ndjson");
    writeFileSync(wrong, withHead(readFileSync(file, "utf8"), { faults: [{ fault: { kind: "odd" } }], seed: 4 }));
    expect(await cli.json(`sandbox snapshot load ${wrong}`)).toMatchObject({ exit: 3, error: { kind: "refused" } });
    const state = await fetch(`${cli.target}/sandbox`);
    expect(await state.json()).toMatchObject({ seed: 2569 });
  });

  test("is refused without a file, and no page of another site can send one", async () => {
    expect((await cli.json("sandbox snapshot load")).exit).toBe(2);
    expect((await cli.json(`sandbox snapshot load ${join(folder, "nothing")}`)).exit).toBe(2);
    expect((await cli.json(`sandbox snapshot save ${folder}`)).exit).toBe(2);
    const body = readFileSync(file, "utf8");
    const reply = await fetch(`${cli.target}/sandbox/snapshot`, { method: "POST", body });
    expect(reply.status).toBe(400);
  });
});
