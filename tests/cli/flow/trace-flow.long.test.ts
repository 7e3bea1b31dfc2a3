import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { flowCatalog } from "../../../cli/compose/flow/read-flow-files.ts";
import { randomOf } from "../../../cli/conform/engine/random.ts";
import type { TracedCall } from "../../../cli/conform/engine/trail.ts";
import { SEQUENCES } from "../../../cli/conform/sequences/all.ts";
import { flowOfTrace } from "../../../cli/flow/record/trace-flow.ts";
import { openStage } from "../../contracts/model/judged-house.ts";
import { runJson } from "../run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "sanam-trace-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Without chance, which draws otherwise on another house. */
const IDS = [
  "wallet/a-deposit-from-both-sides",
  "wallet/a-withdrawal-from-both-sides",
  "wallet/slips",
  "rewards/check-ins",
  "games/makers-that-are-down",
];

const answered = (reply: unknown, status = 200): TracedCall["answer"] => ({
  status,
  text: JSON.stringify(reply),
  header: () => undefined,
});

const post = (path: string, body: object, token?: string) => ({
  method: "POST",
  path,
  headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
});

test.each(SEQUENCES.filter(({ id }) => IDS.includes(id)))(
  "the calls of $id are a flow that passes on another house",
  { timeout: 120_000 },
  async ({ id, run }) => {
    const { open, close } = await openStage();
    const stage = await open(randomOf(id));
    await run(stage.play);
    await close();
    const trace = stage.trace();
    const last = { call: post("/sandbox/back-office", { mode: "waiting" }), answer: answered({}) };
    const found = { where: "POST /sandbox/back-office", expected: "decided", got: "refused" };
    const flow = flowOfTrace(id, { ...trace, ...found, calls: [...trace.calls, last] }, flowCatalog());
    const file = join(folder, `${id.replace("/", "-")}.yaml`);
    writeFileSync(file, flow ?? "");
    const ran = await runJson(["flow", "run", file, "--target", "memory"], { env: { SANAM_HOME: folder } });
    expect(ran.exit).toBe(0);
  },
);

/** One member asks for a withdrawal, and a call deviates as given. */
function lastStep(where: string, expected: string, got: TracedCall["answer"]) {
  const body = { username: "rain4821", phone: "0812345678", bankName: "004", bankId: "1234567890", password: "x" };
  const calls = [
    { call: post("/api/user/register", body), answer: answered({ token: "t-1" }) },
    { call: post("/api/auth/withdraw/u-1", { amount: 500 }, "t-1"), answer: got },
  ];
  const trace = { startedAt: 0, calls, clean: (text: string) => text.replaceAll("0812345678", "<phone 1>") };
  const found = { where, expected, got: "something of 0812345678", rule: "A rule. (section 2)" };
  return parse(flowOfTrace("a/law", { ...trace, ...found }, flowCatalog()) ?? "{}").steps?.at(-1);
}

const WITHDRAW = "POST /api/auth/withdraw/{uuid}";

test("the last step expects what the model expects, where the use case shows it, and says what came", () => {
  const request = answered({ id: "W-1", status: "pending" });
  expect(lastStep(`${WITHDRAW} amount`, "500", request)).toMatchObject({
    as: "member1",
    use: "wallet withdraw request",
    about: `${WITHDRAW} amount: expected 500; got something of <phone 1>. A rule. (section 2)`,
    expect: { amountSatang: 50_000 },
  });
  expect(lastStep(`${WITHDRAW} status`, "pending", request)).toMatchObject({ expect: { status: "pending" } });
  expect(lastStep(`${WITHDRAW} id`, "a new id", request)).not.toHaveProperty("expect");
  expect(lastStep(`${WITHDRAW} status`, "one of some", request)).not.toHaveProperty("expect");
  const refused = "a refusal with credit-insufficient or amount-below-minimum";
  expect(lastStep(WITHDRAW, refused, request)).toMatchObject({
    fails: { code: { "one-of": ["credit-insufficient", "amount-below-minimum"] } },
  });
  const wrong = answered({ code: "credit-insufficient", message: "no" }, 422);
  expect(lastStep(WITHDRAW, "a success", wrong)).not.toHaveProperty("fails");
  expect(lastStep(`${WITHDRAW} facts.credit`, "5", wrong)).toMatchObject({ fails: { code: "credit-insufficient" } });
});

test("a call that no use case makes leaves no flow", () => {
  const calls = [{ call: post("/api/auth/games/saved", { ids: [] }, "t-1"), answer: answered({}) }];
  const found = { where: "POST /api/auth/games/saved", expected: "a success", got: "422" };
  const trace = { startedAt: 0, clean: (text: string) => text };
  expect(flowOfTrace("a/law", { ...trace, ...found, calls: [] }, flowCatalog())).toBeUndefined();
  expect(flowOfTrace("a/law", { ...trace, ...found, calls }, flowCatalog())).toBeUndefined();
});
