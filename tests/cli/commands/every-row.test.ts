import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSandboxSlip } from "../../../adapters/house/sandbox/sandbox-slip.ts";
import { ENDPOINTS, inMatchingOrder } from "../../../contracts/table.ts";
import { DAY_MS } from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import { STEP_MS, totpCode } from "../../adapters/totp-code.ts";
import { type CliFixture, PASSWORD, serverFixture } from "../cli-fixture.ts";
import { NOON } from "../run-cli.ts";

const ROWS = inMatchingOrder(Object.values(ENDPOINTS));

/** The rows of the contract that were called, read from the output of `--verbose`. */
const called = new Set<string>();
let cli: CliFixture;

beforeAll(async () => {
  cli = await serverFixture();
});
afterAll(() => cli.close());

/** Runs a line, records the rows that it called with success, and returns the answer's data. */
async function run(line: string, env: Readonly<Record<string, string>> = PASSWORD): Promise<Record<string, unknown>> {
  const { exit, data, error, stderr } = await cli.json(`${line} --verbose`, { env });
  expect([line, exit, error]).toEqual([line, 0, undefined]);
  for (const [, method, path] of stderr.matchAll(/^(GET|POST|PATCH) (\/[^\s?]*)\S* 2\d\d /gm)) {
    const row = ROWS.find((each) => each.method === method && shapeOf(each.path).test(path ?? ""));
    if (row) called.add(nameOf(row));
  }
  return data ?? {};
}

/** Only a browser makes a passkey and signs with it, and reports what happens in a page. */
const IN_A_BROWSER = new Set(
  [ENDPOINTS.beginPasskey, ENDPOINTS.addPasskey, ENDPOINTS.passkeyChallenge, ENDPOINTS.reportSite].map(
    ({ method, path }) => `${method} ${path}`,
  ),
);

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;
const shapeOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
test("every row of the contract is called by some command", async () => {
  for (const line of ["status", "settings", "announcements", "configuration", "deposits", "withdrawals"]) {
    await run(`site ${line}`);
  }
  await run("session register newcomer --phone 0891112222 --bank 004 --account 1112223334 --inviter GOLD8888");
  await run("session logout");
  await run("session login gold");
  await run("devices list");
  await run("devices close --others");
  await run("devices activity");
  for (const line of ["whoami", "address", "address --postcode 10110", "language en"]) await run(`session ${line}`);
  for (const line of ["announcements", "configuration", "promotion", "ranking"]) await run(`site ${line}`);

  for (const line of ["credit", "history", "deposit info", "deposit list", "deposit slips"])
    await run(`wallet ${line}`);
  const cancelled = await run("wallet deposit request 500");
  await run(`wallet deposit cancel ${String(cancelled["id"])}`);
  const confirmed = await run("wallet deposit request 500");
  await run(`wallet deposit confirm ${String(confirmed["id"])}`);
  const slip = (serial: number) => makeSandboxSlip({ amount: satang(150_000), at: NOON, serial }).payload;
  await run(`wallet deposit slip --payload ${slip(1)}`);
  await run(`wallet deposit slip --payload ${slip(2)} --manual 1500`);
  await run("wallet withdraw limits");
  await cli.control("back-office", { mode: "waiting" });
  const rejected = await run("wallet withdraw request 500");
  await cli.control(`requests/${String(rejected["id"])}/reject`, { reason: "ชื่อบัญชีไม่ตรง" });
  await run("wallet withdraw list");
  await run("wallet withdraw list --all");
  await run(`wallet withdraw retry ${String(rejected["id"])}`);

  await run("games list --category sport");
  await run("games list --slot JK");
  await run("games list --public");
  await run("games history");
  await run("games saved");
  await run("games saved --add sanam-dice");
  const { launchId } = await run("games open sanam-dice");
  await run(`games table ${String(launchId)}`);
  await run(`games play ${String(launchId)} --on high --amount 20`);
  await run("games cash-out sanam-dice");
  await run("games transfer");

  await run("reward categories");
  await run("reward request credit-20");
  await run("reward history");
  await run("wheel show");
  await run("wheel spin");
  await run("wheel log");
  await run("flip-card events");
  await run("flip-card play 1");
  await run("flip-card play 1 --game flip-card-reward");
  await run("flip-card logs");
  await run("flip-card requests");
  await run("check-in status");
  await run("check-in claim");

  await run("inbox list");
  await run("inbox seen");
  await run("inbox watch --seconds 1");

  const { publicKey } = await run("push status");
  const endpoint = "https://push.example.net/a";
  await run(`push subscribe --endpoint ${endpoint} --p256dh ${String(publicKey)} --auth BTBZMqHH6r4Tts7J_aSIgg`);
  await run("push unsubscribe");

  for (const line of ["code", "downline", "bonus", "log --type af"]) await run(`affiliate ${line}`);
  await run("affiliate withdraw 100 --type af");

  for (const line of ["status", "figures", "history", "seen", "reality-check 30"]) await run(`fair-play ${line}`);
  await run("fair-play limits set --kind deposit --period day --amount 500");
  await run("fair-play limits set --kind deposit --period day --amount 600");
  await run("fair-play limits cancel --kind deposit --period day");
  await run("fair-play limits remove --kind deposit --period day");
  await cli.control("clock", { advanceMs: DAY_MS });
  await run("fair-play limits confirm --kind deposit --period day");
  await run("fair-play return");
  await run("fair-play break start --days 1 --yes");
  await run("fair-play exclude --months 6 --yes");

  const { secret } = await run("session second-factor begin");
  // A day has passed before a limit could be confirmed.
  const code = (steps: number) => ({
    ...PASSWORD,
    SANAM_SECOND_FACTOR: totpCode(String(secret), NOON + DAY_MS + steps * STEP_MS),
  });
  await run("session second-factor turn-on", code(0));
  await run("session second-factor status");
  await run("session second-factor confirm", code(1));
  await cli.control("clock", { advanceMs: 2 * STEP_MS });
  await run("session second-factor turn-off", code(2));
  await run("session change-password", { ...PASSWORD, SANAM_NEW_PASSWORD: "demo12345" });

  await run("session second-factor remove-passkey no-such-key");

  const { ticket } = await run("session recover begin gold");
  const codes = async () => Object((await cli.json("sandbox codes")).data) as readonly { readonly code: string }[];
  await expect.poll(async () => (await codes()).length).toBe(1);
  const sent = (await codes())[0]?.code ?? "";
  const recovery = { SANAM_RECOVERY_CODE: sent, SANAM_NEW_PASSWORD: "demo123456" };
  await run(`session recover finish ${String(ticket)}`, recovery);

  const missing = ROWS.map(nameOf).filter((name) => !called.has(name) && !IN_A_BROWSER.has(name));
  expect(missing).toEqual([]);
});
