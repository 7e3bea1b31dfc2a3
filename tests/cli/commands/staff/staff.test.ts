import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningSandbox, startSandbox } from "../../../../adapters/server/sandbox/start-sandbox.ts";
import { baht } from "../../../../core/shared/money.ts";
import { STAFF_PASSWORD } from "../../../adapters/house/staff/staff-sign-in.ts";
import { unwrap } from "../../../adapters/house/test-house.ts";
import { totpCode } from "../../../adapters/totp-code.ts";
import { PASSWORD } from "../../cli-fixture.ts";
import { NOON, type RunOptions, runCli, runJson } from "../../run-cli.ts";

/** A house with accounts of staff, which the operator makes beside it. It is a sandbox, so that there is a member. */
let running: RunningSandbox;
let folder = "";
const data = () => join(folder, "data");
const home = (person: string) => join(folder, `home of ${person}`);
const secrets = new Map<string, string>();

const run = (person: string, line: string, env: RunOptions["env"] = {}) =>
  runJson([...line.split(" "), "--target", running.url], { env: { SANAM_HOME: home(person), ...env } });
const operator = (line: string, env: RunOptions["env"] = {}) =>
  runJson(["house", "staff", ...line.split(" "), "--data", data()], { env });
const signIn = (name: string, code: string) =>
  run(name, `staff sign-in ${name}`, { SANAM_PASSWORD: STAFF_PASSWORD, SANAM_SECOND_FACTOR: code });
const codeOf = (name: string) => totpCode(secrets.get(name) ?? "", NOON);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sanam-staff-"));
  const house = { twoPersonsAbove: baht(1000), passwordThreads: 1 };
  const place = { host: "127.0.0.1", port: 0, dataDir: data(), sandbox: true, seed: 1, realTime: () => NOON, house };
  running = unwrap(await startSandbox(place));
  for (const [name, role] of Object.entries({ noi: "pay", dao: "admin", fah: "read" })) {
    const added = await operator(`add ${name} --role ${role}`, { SANAM_PASSWORD: STAFF_PASSWORD });
    expect(added).toMatchObject({ exit: 0, data: { name, role, uri: expect.stringContaining("otpauth://totp/") } });
    secrets.set(name, String(added.data?.["secret"]));
  }
}, 60_000);
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("the accounts of staff", () => {
  test("are listed, reset and removed on the machine of the house", async () => {
    const added = await operator("add lek --role read", { SANAM_PASSWORD: STAFF_PASSWORD });
    expect(await operator("add lek --role read", { SANAM_PASSWORD: STAFF_PASSWORD })).toMatchObject({
      exit: 3,
      error: { code: "username-taken" },
    });
    const reset = await operator("reset lek", { SANAM_PASSWORD: STAFF_PASSWORD });
    expect(reset).toMatchObject({ exit: 0, data: { name: "lek", role: "read" } });
    expect(reset.data?.["secret"]).not.toBe(added.data?.["secret"]);
    const listed = await operator("list");
    expect(listed.data?.["items"]).toEqual(expect.arrayContaining([expect.objectContaining({ name: "lek" })]));
    expect(await operator("remove lek")).toMatchObject({ exit: 0, data: { name: "lek" } });
    expect((await operator("remove lek")).exit).toBe(3);
    const nobody = await operator("reset lek", { SANAM_PASSWORD: STAFF_PASSWORD });
    expect(nobody).toMatchObject({ exit: 3, error: { message: expect.stringContaining("no account of staff") } });
    expect((await operator("add somchai --role pay", { SANAM_PASSWORD: "somchai12" })).exit).toBe(3);
  });

  test("ask for the password twice at a terminal, hidden", async () => {
    const argv = ["house", "staff", "add", "typed", "--role", "read", "--data", data()];
    const typed = await runCli(argv, { typed: `${STAFF_PASSWORD}\n${STAFF_PASSWORD}\n` });
    expect([typed.exit, typed.stdout + typed.stderr]).toEqual([0, expect.not.stringContaining(STAFF_PASSWORD)]);
    expect(typed.stdout).toContain("otpauth://totp/");
  });
});

describe("staff", () => {
  test("sign in once with a code, keep the token in the profile, and never see it printed", async () => {
    expect(await signIn("noi", "000000")).toMatchObject({ exit: 4, error: { code: "credentials-wrong" } });
    const signedIn = await signIn("noi", codeOf("noi"));
    expect(signedIn).toMatchObject({ exit: 0, data: { name: "noi", role: "pay" } });
    const [file = ""] = readdirSync(home("noi")).filter((name) => name.startsWith("staff-"));
    const token = readFileSync(join(home("noi"), file), "utf8").trim();
    expect(signedIn.stdout + signedIn.stderr).not.toContain(token);
    if (process.platform !== "win32") expect(statSync(join(home("noi"), file)).mode & 0o777).toBe(0o600);
    expect(await signIn("noi", codeOf("noi"))).toMatchObject({ exit: 4, error: { code: "credentials-wrong" } });
    expect((await run("ci", "staff requests", { SANAM_STAFF_TOKEN: token })).exit).toBe(0);
    expect(await run("ci", "staff requests", { SANAM_STAFF_TOKEN: "0".repeat(64) })).toMatchObject({
      exit: 4,
      error: { kind: "not-signed-in", message: expect.stringContaining("sanam staff sign-in") },
    });
  });

  test("decide a request with two persons, each once, and the audit log has their names", async () => {
    expect((await signIn("dao", codeOf("dao"))).exit).toBe(0);
    expect((await signIn("fah", codeOf("fah"))).exit).toBe(0);
    await run("member", "sandbox back-office waiting");
    await run("member", "session login gold", PASSWORD);
    const asked = await run("member", "wallet withdraw request 1500");
    const id = String(asked.data?.["id"]);
    expect(await run("fah", `staff approve ${id}`)).toMatchObject({ exit: 4, error: { kind: "not-signed-in" } });
    const key = "intent-of-noi-0001";
    for (let times = 0; times < 2; times += 1)
      expect(await run("noi", `staff approve ${id} --intent ${key}`)).toMatchObject({
        exit: 0,
        data: { decision: "waits-for-second-person" },
      });
    expect(await run("noi", `staff approve ${id}`)).toMatchObject({
      exit: 3,
      error: { code: "second-person-needed" },
    });
    const open = await run("fah", "staff requests");
    expect(open.data?.["items"]).toMatchObject([{ id, amountSatang: 150_000, agreedBy: ["noi"] }]);
    expect(await run("dao", `staff approve ${id}`)).toMatchObject({ exit: 0, data: { decision: "approved" } });
    const audit = await run("fah", "staff audit --member gold --limit 4");
    expect(audit.data?.["items"]).toMatchObject([
      { action: "approve", staff: "dao", outcome: "done", reference: id },
      { staff: "noi", outcome: "second-person-needed" },
      { staff: "noi", outcome: "waits-for-second-person", key },
      { staff: "noi", outcome: "waits-for-second-person", key },
    ]);
    expect(await run("noi", `staff approve ${id} --by dao`)).toMatchObject({ exit: 2, error: { kind: "usage" } });
  });

  test("see a member, give levels and bonuses, announce, and close the site, as their role allows", async () => {
    const member = await run("fah", "staff member gold");
    expect(member).toMatchObject({
      exit: 0,
      data: { username: "gold", bank: { account: expect.stringContaining("x") } },
    });
    expect((await run("noi", "staff level gold vip")).exit).toBe(4);
    expect(await run("dao", "staff level gold vip")).toMatchObject({ exit: 0, data: { level: 5 } });
    expect(await run("dao", "staff bonus gold 1200 --title Birthday")).toMatchObject({
      exit: 0,
      data: { amountSatang: 120_000, decision: "waits-for-second-person" },
    });
    const open = await run("noi", "staff requests");
    const [gift] = (open.data?.["items"] ?? []) as { id: string; kind: string }[];
    expect(gift).toMatchObject({ kind: "bonus", agreedBy: ["dao"] });
    expect(await run("noi", `staff approve ${gift?.id}`)).toMatchObject({ exit: 0, data: { decision: "approved" } });
    const { data: after } = await run("fah", "staff member gold");
    expect(Number(after?.["creditSatang"])).toBe(Number(member.data?.["creditSatang"]) + 120_000);
    expect((await run("dao", "staff bonus gold 5 --points 5")).exit).toBe(2);
    expect((await run("dao", "staff announce News --body Today --members-only")).exit).toBe(0);
    expect((await run("dao", "staff maintenance on")).exit).toBe(0);
    expect((await run("dao", "staff maintenance off")).exit).toBe(0);
  });

  test("sign out, after which nobody is signed in", async () => {
    expect(await run("fah", "staff sign-out")).toMatchObject({ exit: 0, data: { signedOut: true } });
    expect(await run("fah", "staff sign-out")).toMatchObject({ exit: 0, data: { signedOut: false } });
  });
});

test("without a session, a target that is no sandbox gets nothing but the question whether it is one", async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`);
    reply.writeHead(404).end();
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const refused = await runJson(["staff", "bonus", "gold", "5", "--target", url], { env: { SANAM_HOME: home("x") } });
  expect(refused).toMatchObject({ exit: 4, error: { kind: "not-signed-in" } });
  expect(asked).toEqual(["GET /sandbox"]);
  await new Promise((done) => server.close(done));
});

test("a decision without a reply is an unknown outcome, which names its key", async () => {
  const server = createServer((_, reply) => reply.destroy());
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const env = { SANAM_HOME: home("x"), SANAM_STAFF_TOKEN: "0".repeat(64) };
  const lost = await runJson(["staff", "approve", "D-1", "--target", url], { env });
  expect(lost).toMatchObject({ exit: 5, error: { kind: "unknown-outcome", intent: expect.any(String) } });
  expect(lost.error?.["message"]).toContain(`--intent ${String(lost.error?.["intent"])}`);
  await new Promise((done) => server.close(done));
});
