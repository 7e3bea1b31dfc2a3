import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { After } from "../../../core/platform/device.ts";
import { type CliFixture, PASSWORD, serverFixture } from "../cli-fixture.ts";

let cli: CliFixture | undefined;
const fixture = async () => {
  cli ??= await serverFixture();
  return cli;
};
beforeEach(async () => {
  const { control, json, home } = await fixture();
  rmSync(intents(home), { recursive: true, force: true });
  await control("faults/clear", {});
  await control("reset", {});
  await control("back-office", { mode: "waiting" });
  await json("session login gold", { env: PASSWORD });
});
afterAll(async () => cli?.close());

async function withdrawals(): Promise<readonly { readonly amountSatang: number }[]> {
  const { data } = await (await fixture()).json("wallet withdraw list --all");
  return (data?.["items"] ?? []) as { amountSatang: number }[];
}

const of700 = async () => (await withdrawals()).filter(({ amountSatang }) => amountSatang === 70_000).length;

/** The folder of the profile's intents. */
function intents(home: string): string {
  const [folder = "intents-none"] = readdirSync(home).filter((name) => name.startsWith("intents-"));
  return join(home, folder);
}

const keysIn = (home: string) => readdirSync(intents(home)).map((name) => name.replace(".json", ""));

/** A run that never hears what became of its withdrawal, and has no time to find out. */
async function unknownRun(when: "before" | "after") {
  const { json, control } = await fixture();
  await control("faults", { row: "POST /api/auth/withdraw/{uuid}", fault: { kind: "cut", when } });
  return json("wallet withdraw request 700", { after: allAtOnce(() => undefined) });
}

const allAtOnce =
  (onWait: (ms: number) => void): After =>
  (ms, task) => {
    onWait(ms);
    const timer = setTimeout(task, 0);
    return () => clearTimeout(timer);
  };

describe("the same command after a run that does not know its outcome", () => {
  test.each(["before", "after"] as const)("finds it out: the line was cut %s the effect", async (when) => {
    const { json, home } = await fixture();
    const { exit, error } = await unknownRun(when);
    const key = String(error?.["intent"]);
    expect([exit, error?.["kind"], keysIn(home)]).toEqual([5, "unknown-outcome", [key]]);
    expect(error?.["message"]).toContain("the same command finds it out");
    const again = await json("wallet withdraw request 700");
    expect(again).toMatchObject({ exit: 0, data: { intent: key } });
    expect(again.stderr).toContain(`has the open intent ${key}`);
    expect(again.stderr).toContain("Nothing new was sent; --new sends another one.");
    expect([await of700(), keysIn(home)]).toEqual([1, []]);
    // Its outcome was told, so this is a new one.
    const next = await json("wallet withdraw request 700");
    expect([next.exit, next.stderr, await of700()]).toEqual([0, "", 2]);
  });

  test("asks at a terminal before a new one, and exits with the unknown outcome without one", async () => {
    const { json, home } = await fixture();
    const key = writeIntent(home, { kind: "withdrawal-request", amountSatang: 70_000, knownIds: [], madeAt: 0 });
    const none = await json("wallet withdraw request 700");
    expect(none).toMatchObject({ exit: 5, error: { kind: "unknown-outcome", intent: key } });
    for (const typed of ["", "\n", "no\n", "nonsense\n"]) {
      expect(await json("wallet withdraw request 700", { typed })).toMatchObject({ exit: 5, error: { intent: key } });
    }
    expect([await of700(), keysIn(home)]).toEqual([0, [key]]);
    const wanted = await json("wallet withdraw request 700", { typed: "yes\n" });
    expect(wanted.stderr).toContain("Send a new one? yes or no [no]: ");
    expect([wanted.exit, await of700(), keysIn(home)]).toEqual([0, 1, []]);
    expect(wanted.data?.["intent"]).not.toBe(key);
  });

  test("sends a new one on purpose with --new, and the earlier intent under --intent", async () => {
    const { json, home } = await fixture();
    const key = writeIntent(home, { kind: "withdrawal-request", amountSatang: 70_000, knownIds: [], madeAt: 0 });
    const wrong = await json(`wallet withdraw request 700 --new --intent ${key}`);
    expect(wrong).toMatchObject({ exit: 2, error: { kind: "usage" } });
    expect(keysIn(home)).toEqual([key]);
    const same = await json(`wallet withdraw request 700 --intent ${key}`);
    expect([same.exit, same.data?.["intent"], keysIn(home)]).toEqual([0, key, []]);
    writeIntent(home, { kind: "withdrawal-request", amountSatang: 70_000, knownIds: [], madeAt: 0 });
    const purposely = await json("wallet withdraw request 700 --new");
    expect(purposely.stderr).toContain("is given up");
    expect([purposely.exit, await of700(), keysIn(home)]).toEqual([0, 2, []]);
  });

  test("is another command with other values, and for another member", async () => {
    const { json, home } = await fixture();
    writeIntent(home, { kind: "withdrawal-request", amountSatang: 70_000, knownIds: [], madeAt: 0 });
    writeIntent(home, { kind: "withdrawal-request", amountSatang: 50_000, knownIds: [], madeAt: 0 }, "somebody");
    for (const amount of [300, 500]) {
      const { exit, stderr } = await json(`wallet withdraw request ${amount}`);
      expect([exit, stderr]).toEqual([0, ""]);
    }
    expect(keysIn(home)).toHaveLength(2);
  });

  test("a damaged intent is said, stays, and lets nothing new be sent without a word", async () => {
    const { json, home } = await fixture();
    const key = writeIntent(home, { kind: "withdrawal-request", amountSatang: 70_000, knownIds: [], madeAt: 0 });
    const file = join(intents(home), `${key}.json`);
    writeFileSync(file, readFileSync(file, "utf8").slice(0, 40));
    const found = await json("wallet withdraw request 700");
    expect(found).toMatchObject({ exit: 5, error: { kind: "unknown-outcome", intent: key } });
    expect(found.error?.["message"]).toContain(`${file} is damaged`);
    expect([await of700(), keysIn(home)]).toEqual([0, [key]]);
    expect((await json("wallet withdraw request 700 --new")).exit).toBe(0);
    expect(keysIn(home)).toEqual([key]);
    // Its key settles it.
    const settled = await json(`wallet withdraw request 700 --intent ${key}`);
    expect([settled.exit, await of700(), keysIn(home)]).toEqual([0, 2, []]);
  });
});

describe("a lost reply", () => {
  test.each([
    ["POST /api/auth/user/opengame", "games open sanam-dice"],
    ["POST /api/auth/user/game/cashOut", "games cash-out sanam-dice"],
    ["POST /api/auth/user/transfer/to/bank", "games transfer"],
  ])("of %s is asked for again at once, and settles", async (row, line) => {
    const { json, control } = await fixture();
    for (const kind of [{ kind: "cut", when: "after" }, { kind: "cut", when: "before" }, { kind: "truncated" }]) {
      const waits: number[] = [];
      await json("games open sanam-dice");
      await control("faults", { row, fault: kind });
      const { exit } = await json(line, {
        after: (ms, task) => (ms > 20_000 ? () => undefined : allAtOnce((each) => waits.push(each))(ms, task)),
      });
      expect([exit, waits]).toEqual([0, [1000]]);
    }
  });
});

function writeIntent(home: string, fields: Readonly<Record<string, unknown>>, member?: string): string {
  const key = crypto.randomUUID();
  const session = readdirSync(home).find((name) => name.startsWith("session-")) ?? "";
  const folder = join(home, session.replace("session-", "intents-").replace(/\.json$/, ""));
  mkdirSync(folder, { recursive: true });
  const id = member ?? JSON.parse(readFileSync(join(home, session), "utf8")).member.id;
  writeFileSync(join(folder, `${key}.json`), JSON.stringify({ ...fields, key, member: id }));
  return key;
}
