import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createProductionHouse } from "../../../adapters/house/node/create-production.ts";
import { DEFAULT_LIMITS } from "../../../adapters/house/session/limits/default-limits.ts";
import { type RunningServer, startServer } from "../../../adapters/server/start-server.ts";
import { affiliateEndpoints } from "../../../contracts/endpoints/affiliate.ts";
import { gamesEndpoints } from "../../../contracts/endpoints/games.ts";
import { rewardsEndpoints } from "../../../contracts/endpoints/rewards.ts";
import { contentExample } from "../../adapters/house/content/content-example.ts";
import { plainPasswords, unwrap } from "../../adapters/house/test-house.ts";
import { runJson } from "../run-cli.ts";

let folder: string;
let running: RunningServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-judged-production-"));
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  rmSync(folder, { recursive: true });
});

const NO_RATES = Object.fromEntries(Object.keys(DEFAULT_LIMITS).map((name) => [name, undefined]));

/** A house of real members behind HTTP, with this content. */
async function startProduction(content: unknown): Promise<string> {
  const contentFile = join(folder, "content.json");
  writeFileSync(contentFile, JSON.stringify(content));
  const dataDir = join(folder, "data");
  unwrap(await createProductionHouse({ dataDir }, undefined));
  running = unwrap(
    await startServer({
      host: "127.0.0.1",
      port: 0,
      dataDir,
      hosts: ["play.example"],
      passwords: plainPasswords,
      log: () => undefined,
      // The verdict registers many members from one address, and signs in wrongly.
      house: { rates: NO_RATES },
      production: { contentFile, launchKey: "a launch key of tests, of 32 letters", proxyNamed: true },
    }),
  );
  return running.url;
}

/** Registers a member and signs the tool in as them; the folder keeps the profile. */
async function signIn(url: string): Promise<Readonly<Record<string, string>>> {
  const member = {
    username: "reader1",
    password: "a long word of tests 7",
    name: "คนอ่าน ทดสอบ",
    phone: "0891112222",
    bankId: "9998887776",
    bankName: "004",
  };
  const registered = await fetch(`${url}/api/user/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(member),
  });
  expect(registered.status).toBe(200);
  const env = { SANAM_HOME: join(folder, "tool") };
  const signedIn = await runJson(["session", "login", member.username, "--target", url], {
    env: { ...env, SANAM_PASSWORD: member.password },
  });
  expect(signedIn.exit).toBe(0);
  return env;
}

interface Verdict {
  readonly counts: Readonly<Record<string, number>>;
  readonly rows: readonly { readonly name: string; readonly verdict: string }[];
}

/** The rows that a production house with this content conforms to, and those that it does not offer. */
async function judge(content: unknown) {
  const url = await startProduction(content);
  const env = await signIn(url);
  const judged = ["contract", "conform", "--target", url, "--for", "1s", "--seed", "1"];
  for (const writes of [[], ["--allow-writes"]]) {
    const { exit, data } = await runJson([...judged, ...writes], { env });
    const { counts, rows } = data as unknown as Verdict;
    expect({ writes, exit, deviates: counts["deviates"] }).toEqual({ writes, exit: 0, deviates: 0 });
    if (writes.length === 0) continue;
    const named = (verdict: string) => rows.filter((row) => row.verdict === verdict).map(({ name }) => name);
    return { conforms: named("conforms"), notOffered: named("not-implemented").sort() };
  }
  throw new Error("nothing was judged");
}

/** Without a bank, a sender of codes and one of pushes. */
const OF_PARTNERS = ["bankAccountName", "beginRecovery", "recoverPassword", "push", "subscribePush", "unsubscribePush"];

/** Makers of games tell the house no rounds. */
const OF_ROUNDS = ["winLoss", "gameTable", "playRound", "ranking", ...Object.keys(affiliateEndpoints)];

const OF_CONTENT = [
  ...Object.keys(gamesEndpoints).filter((name) => !OF_ROUNDS.includes(name)),
  ...Object.keys(rewardsEndpoints),
];

test("a production house with accounts only passes its verdict, and offers nothing else", {
  timeout: 300_000,
}, async () => {
  const { accounts } = contentExample();
  const { conforms, notOffered } = await judge({ accounts });
  expect(notOffered).toEqual([...OF_PARTNERS, ...OF_ROUNDS, ...OF_CONTENT].sort());
  expect(conforms.length).toBeGreaterThan(35);
});

test("a production house with all that its content file can have passes its verdict", {
  timeout: 300_000,
}, async () => {
  const content = contentExample();
  const [event] = content["cards"] as readonly object[];
  const always = { startsAt: "2020-01-01T00:00:00+07:00", endsAt: "2100-01-01T00:00:00+07:00" };
  const { conforms, notOffered } = await judge({ ...content, cards: [{ ...event, ...always }] });
  expect(notOffered).toEqual([...OF_PARTNERS, ...OF_ROUNDS].sort());
  for (const row of ["openGame", "gameList", "rewards", "wheel", "gameEvents"]) expect(conforms).toContain(row);
});
