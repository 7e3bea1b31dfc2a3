import { ENDPOINTS, inMatchingOrder } from "../../../contracts/table.ts";
import { isRefusalCode } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
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

/** The calls of a recording of a browser (HAR) that change something. Undefined for a text that is no HAR. */
export function harCalls(text: string, useCases: ReadonlyMap<string, UseCase>): HarCalls | undefined {
  const entries = entriesOf(text);
  if (!entries) return undefined;
  const calls: RecordedCall[] = [];
  const leftOut = new Map<string, number>();
  for (const { request, response } of entries) {
    const url = URL.canParse(String(request?.url)) ? new URL(String(request?.url)) : undefined;
    const row = url && ROWS.find(({ method, path }) => method === request?.method && fits(path, url.pathname));
    // What never had a reply, and preflights, are no calls of a member.
    if (!row || row.effect === "read" || !response?.status) continue;
    const [name, options] = USE_CASES[row.name] ?? [];
    const useCase = name === undefined ? undefined : useCases.get(name);
    if (!useCase || !options) {
      leftOut.set(row.name, (leftOut.get(row.name) ?? 0) + 1);
      continue;
    }
    const body = parse(request?.postData?.text);
    const given = new Map(
      Object.entries(options).flatMap(([field, option]) => {
        const value = body[field];
        return typeof value === "string" || typeof value === "number" ? [[option, String(value)] as const] : [];
      }),
    );
    calls.push({ useCase, given, outcome: outcomeOf(response.status, parse(contentOf(response.content))) });
  }
  return { calls, leftOut };
}

interface HarEntry {
  readonly request?: {
    readonly method?: string;
    readonly url?: string;
    readonly postData?: { readonly text?: string };
  };
  readonly response?: { readonly status?: number; readonly content?: HarContent };
}

interface HarContent {
  readonly text?: string;
  readonly encoding?: string;
}

function entriesOf(text: string): readonly HarEntry[] | undefined {
  try {
    const har = JSON.parse(text) as { readonly log?: { readonly entries?: unknown } };
    return Array.isArray(har.log?.entries) ? (har.log.entries as HarEntry[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Also for a backend below a path of its own. */
function fits(path: string, called: string): boolean {
  return new RegExp(`${path.replace(/\{\w+\}/g, "[^/]+")}$`).test(called);
}

function parse(text: string | undefined): Body {
  try {
    const body: unknown = JSON.parse(text ?? "");
    return typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Body) : {};
  } catch {
    return {};
  }
}

function contentOf({ text, encoding }: HarContent = {}): string | undefined {
  return text !== undefined && encoding === "base64" ? Buffer.from(text, "base64").toString("utf8") : text;
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
