import * as v from "valibot";
import { ENDPOINTS, inMatchingOrder } from "../../../contracts/table.ts";
import { isRefusalCode } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { ErrorKind } from "../../output/exit-codes.ts";
import type { Json } from "../../output/view.ts";
import type { UseCase } from "../use-cases.ts";
import type { RecordedCall } from "./recorder.ts";

type RowName = keyof typeof ENDPOINTS;
type Body = Readonly<Record<string, Json | undefined>>;

/** The use case of a call that changes something, and the fields of its body that are the options. */
const USE_CASES: Readonly<
  Partial<Record<RowName, readonly [useCase: string, options: Readonly<Record<string, string>>]>>
> = {
  login: ["session login", { username: "username" }],
  logout: ["session logout", {}],
  register: [
    "session register",
    { username: "username", phone: "phone", bankName: "bank", bankId: "account", afCode: "inviter" },
  ],
  changePassword: ["session change-password", {}],
  requestDeposit: ["wallet deposit request", { amount: "amount" }],
  cancelDeposit: ["wallet deposit cancel", { id: "id" }],
  confirmTransfer: ["wallet deposit confirm", { id: "id" }],
  withdraw: ["wallet withdraw request", { amount: "amount" }],
  retryWithdraw: ["wallet withdraw retry", { id: "id" }],
  openGame: ["games open", { gameId: "game" }],
  cashOut: ["games cash-out", { gameId: "game" }],
  transferToBank: ["games transfer", {}],
  playRound: ["games play", { launchId: "launch", betOn: "on", amount: "amount" }],
  requestReward: ["reward request", { rewardId: "reward" }],
  spinWheel: ["wheel spin", {}],
  flipCard: ["flip-card play", { card: "card" }],
  checkIn: ["check-in claim", {}],
  affiliateWithdraw: ["affiliate withdraw", { amount: "amount", type: "type" }],
};

const ROWS = inMatchingOrder(
  Object.entries(ENDPOINTS).map(([name, { method, path, effect }]) => ({
    name: name as RowName,
    method,
    path,
    effect,
  })),
);

export interface HarCalls {
  readonly calls: readonly RecordedCall[];
  /** How many calls that change something have no use case here, by the call's name in the contract. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** The calls of a recording of a browser (HAR) that change something, or what is wrong with the text, and where. */
export function harCalls(text: string, useCases: ReadonlyMap<string, UseCase>): Result<HarCalls, string> {
  const entries = entriesOf(text);
  if (!entries.ok) return entries;
  const calls: RecordedCall[] = [];
  const leftOut = new Map<string, number>();
  for (const [index, { request, response }] of entries.value.entries()) {
    const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
    const row = url && ROWS.find(({ method, path }) => method === request.method && fits(path, url.pathname));
    // What never had a reply, and preflights, are no calls of a member.
    if (!row || row.effect === "read" || response.status === 0) continue;
    const [name, options] = USE_CASES[row.name] ?? [];
    const useCase = name === undefined ? undefined : useCases.get(name);
    if (!useCase || !options) {
      leftOut.set(row.name, (leftOut.get(row.name) ?? 0) + 1);
      continue;
    }
    const body = bodyOf(request.postData?.text, `log.entries[${index}].request.postData.text`);
    if (!body.ok) return body;
    const reply = bodyOf(contentOf(response.content), `log.entries[${index}].response.content.text`);
    if (!reply.ok) return reply;
    const given = new Map(
      Object.entries(options).flatMap(([field, option]) => {
        const value = body.value[field];
        return typeof value === "string" || typeof value === "number" ? [[option, String(value)] as const] : [];
      }),
    );
    calls.push({ useCase, given, outcome: outcomeOf(response.status, reply.value) });
  }
  return ok({ calls, leftOut });
}

/** Recorders write null for what a call has not. */
const text = v.nullish(v.string());
const content = v.nullish(v.object({ text, encoding: text }));

type HarContent = v.InferOutput<typeof content>;

const entry = v.object({
  request: v.object({ method: v.string(), url: v.string(), postData: v.nullish(v.object({ text })) }),
  response: v.object({ status: v.pipe(v.number(), v.safeInteger()), content }),
});

const harFile = v.object({ log: v.object({ entries: v.array(entry) }) });

function entriesOf(text: string): Result<readonly v.InferOutput<typeof entry>[], string> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    // The rest of the message quotes the file, which holds secrets.
    const place = /\(line \d+ column \d+\)/.exec(String(error))?.[0];
    return err(`it is not JSON${place === undefined ? "" : ` ${place}`}`);
  }
  const { success, output, issues } = v.safeParse(harFile, data);
  if (success) return ok(output.log.entries);
  const [{ path, input, expected }] = issues;
  const at = path?.map(({ key }) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
  // A kind and never the value, which may be a secret.
  const found = input === null ? "null" : Array.isArray(input) ? "a list" : typeof input;
  return err(`${at?.slice(1) ?? "the file"} is ${found}, not ${expected ?? "a whole number"}`);
}

/** Also for a backend below a path of its own. */
function fits(path: string, called: string): boolean {
  return new RegExp(`${path.replace(/\{\w+\}/g, "[^/]+")}$`).test(called);
}

/** The fields of a JSON body; none for another one. */
function bodyOf(text: string | null | undefined, at: string): Result<Body, string> {
  let body: unknown;
  try {
    body = JSON.parse(text ?? "");
  } catch {
    return ok({});
  }
  const problem = unusable(body, 0);
  if (problem !== undefined) return err(`${at}: ${problem}`);
  return ok(typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Body) : {});
}

/** No body of the contract is nearly as deep. */
const DEEPEST = 50;

/** Why JSON that was parsed cannot be written again: a number such as 1e400, or too many levels. */
function unusable(value: unknown, depth: number): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : "a number is too large";
  if (typeof value !== "object" || value === null) return undefined;
  if (depth === DEEPEST) return `more than ${DEEPEST} levels`;
  for (const each of Object.values(value)) {
    const problem = unusable(each, depth + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function contentOf(body: HarContent): string | undefined {
  const { text, encoding } = body ?? {};
  return encoding === "base64" ? Buffer.from(text ?? "", "base64").toString("utf8") : (text ?? undefined);
}

/** The wire has baht in `amount`, where an answer of the tool has satang. */
function outcomeOf(status: number, { amount, code, message, ...reply }: Body): RecordedCall["outcome"] {
  if (status < 400) {
    const satang = typeof amount === "number" ? { amountSatang: Math.round(amount * 100) } : {};
    return ok(JSON.parse(JSON.stringify({ ...reply, ...satang })) as Json);
  }
  const known = isRefusalCode(code);
  const kind: ErrorKind = known ? (code === "credentials-wrong" ? "not-signed-in" : "refused") : kindOf(status);
  return err({ kind, message: typeof message === "string" ? message : "", ...(known && { details: { code } }) });
}

function kindOf(status: number): ErrorKind {
  if (status === 401 || status === 403) return "not-signed-in";
  return status === 503 ? "unavailable" : status < 500 ? "refused" : "server";
}
