import type { Endpoint } from "../../../contracts/endpoint.ts";
import { ENDPOINTS, inMatchingOrder } from "../../../contracts/table.ts";
import { PLAY_LIMITS } from "../../../core/rules/play-limits.ts";
import { isRefusalCode } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { ErrorKind } from "../../output/exit-codes.ts";
import type { Json } from "../../output/view.ts";
import type { UseCase } from "../use-cases.ts";
import type { RecordedCall } from "./recorder.ts";

export type RowName = keyof typeof ENDPOINTS;
export type Body = Readonly<Record<string, Json | undefined>>;

/** The use case of a call, the fields of its body that are the options, and options with one value. */
type Mapped = readonly [
  useCase: string,
  options?: Readonly<Record<string, string>>,
  always?: Readonly<Record<string, string>>,
];

/** Some depend on the body. */
const USE_CASES: Readonly<Partial<Record<RowName, Mapped | ((body: Body) => Mapped)>>> = {
  login: ["session login", { username: "username" }],
  logout: ["session logout"],
  register: [
    "session register",
    { username: "username", phone: "phone", bankName: "bank", bankId: "account", afCode: "inviter" },
  ],
  changePassword: ["session change-password"],
  chooseLanguage: ["session language", { language: "language" }],
  getCredit: ["wallet credit"],
  deposit: ["wallet deposit list", {}, { all: "" }],
  requestDeposit: ["wallet deposit request", { amount: "amount", bonus: "bonus" }],
  myDepositRequests: ["wallet deposit list"],
  cancelDeposit: ["wallet deposit cancel", { id: "id" }],
  confirmTransfer: ["wallet deposit confirm", { id: "id" }],
  verifySlip: ["wallet deposit slip", { payload: "payload" }, { review: "" }],
  requestSlipDeposit: ["wallet deposit slip", { payload: "payload", amount: "manual" }],
  mySlipRequests: ["wallet deposit slips"],
  withdraw: ["wallet withdraw request", { amount: "amount" }],
  retryWithdraw: ["wallet withdraw retry", { id: "id" }],
  withdrawRequests: ["wallet withdraw list"],
  withdrawHistory: ["wallet withdraw list", {}, { all: "" }],
  transactionHistory: ["wallet history"],
  openGame: ["games open", { gameId: "game" }],
  cashOut: ["games cash-out", { gameId: "game" }],
  transferToBank: ["games transfer"],
  gameTable: ["games table", { launchId: "launch" }],
  playRound: ["games play", { launchId: "launch", betOn: "on", amount: "amount" }],
  savedGames: ["games saved"],
  publicGames: ["games list", {}, { public: "" }],
  rewards: ["reward list"],
  requestReward: ["reward request", { rewardId: "reward" }],
  rewardRequestHistory: ["reward history"],
  wheel: ["wheel show"],
  spinWheel: ["wheel spin"],
  wheelLog: ["wheel log"],
  flipCard: ["flip-card play", { card: "card", eventId: "event" }],
  flipCardReward: ["flip-card play", { card: "card", eventId: "event" }, { game: "flip-card-reward" }],
  flipCardLogs: ["flip-card logs"],
  myGameRewardRequests: ["flip-card requests"],
  gameEvents: ["flip-card events"],
  checkInLog: ["check-in status"],
  checkIn: ["check-in claim"],
  affiliateBonus: ["affiliate bonus"],
  affiliateCode: ["affiliate code"],
  affiliateDownline: ["affiliate downline"],
  affiliateWithdraw: ["affiliate withdraw", { amount: "amount", type: "type" }],
  fairPlay: ["fair-play status"],
  setPlayLimit: ({ kind, amount }) =>
    typeof amount === "number"
      ? ["fair-play limits set", { kind: "kind", period: "period", amount: kind === "time" ? "minutes" : "amount" }]
      : ["fair-play limits remove", { kind: "kind", period: "period" }],
  confirmPlayLimit: ["fair-play limits confirm", { kind: "kind", period: "period" }],
  cancelPlayLimit: ["fair-play limits cancel", { kind: "kind", period: "period" }],
  startBreak: ["fair-play break start", { days: "days" }, { yes: "" }],
  excludeSelf: ({ months }) =>
    typeof months === "number"
      ? ["fair-play exclude", { months: "months" }, { yes: "" }]
      : ["fair-play exclude", {}, { "for-good": "", yes: "" }],
  askToReturn: ["fair-play return"],
  setRealityCheck: ["fair-play reality-check", { minutes: "minutes" }],
  noteSuggestion: ["fair-play seen"],
  fairPlayFigures: ["fair-play figures"],
  fairPlaySteps: ["fair-play history"],
};

interface CalledRow extends Pick<Endpoint, "method" | "path" | "effect"> {
  readonly name: RowName;
}

const ROWS = inMatchingOrder(
  Object.entries(ENDPOINTS).map(
    ([name, { method, path, effect }]): CalledRow => ({ name: name as RowName, method, path, effect }),
  ),
);

/** The row of a call, also of a backend below a path of its own. */
export function calledRow(method: string, pathname: string): CalledRow | undefined {
  return ROWS.find(
    (row) => row.method === method && new RegExp(`${row.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
  );
}

/** The use case of a row, with what its options get of a body. */
export function useCaseOf(
  row: RowName,
  body: Body,
  useCases: ReadonlyMap<string, UseCase>,
): Pick<RecordedCall, "useCase" | "given"> | undefined {
  const mapped = USE_CASES[row];
  const [name = "", options = {}, always = {}] = (typeof mapped === "function" ? mapped(body) : mapped) ?? [];
  const useCase = useCases.get(name);
  if (!useCase) return undefined;
  const given = Object.entries(options).flatMap(([field, option]) => {
    const value = body[field];
    // The tool counts cards from 1.
    if (option === "card" && typeof value === "number") return [[option, String(value + 1)] as const];
    return typeof value === "string" || typeof value === "number" ? [[option, String(value)] as const] : [];
  });
  return { useCase, given: new Map([...given, ...Object.entries(always)]) };
}

/** The wire has baht in `amount`, where an answer of the tool has satang. */
export function outcomeOf(status: number, { amount, code, message, ...reply }: Body): RecordedCall["outcome"] {
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

const REQUEST = { status: "status", attempt: "attempt", amount: "amountSatang" };
const GAME_RETURN = { amount: "amountSatang", credit: "creditSatang" };

/** Where the answer of a use case shows a field of a reply, in satang where the field has baht. */
const PLACES: Readonly<Partial<Record<RowName, Readonly<Record<string, string>>>>> = {
  getCredit: { credit: "creditSatang", point: "points" },
  deposit: REQUEST,
  requestDeposit: REQUEST,
  myDepositRequests: REQUEST,
  cancelDeposit: REQUEST,
  confirmTransfer: REQUEST,
  confirmSlip: REQUEST,
  requestSlipDeposit: REQUEST,
  mySlipRequests: REQUEST,
  withdraw: REQUEST,
  retryWithdraw: REQUEST,
  withdrawRequests: REQUEST,
  withdrawHistory: REQUEST,
  cashOut: GAME_RETURN,
  transferToBank: GAME_RETURN,
  playRound: { credit: "creditSatang" },
  affiliateWithdraw: { amount: "amountSatang", balance: "balanceSatang" },
  fairPlay: { amount: "limitSatang", used: "usedSatang", left: "leftSatang" },
};

/** The list of a reply that the answer of a use case has under the same name. */
const LISTS: Readonly<Partial<Record<RowName, string>>> = { fairPlay: "limits" };

/** What a use case's answer has where a reply has a value; undefined where it shows none. */
export function shownAt(
  row: RowName,
  path: string,
  value: unknown,
): readonly [place: string, value: unknown] | undefined {
  const list = LISTS[row] ?? "items";
  const [, within = "history", item, field = ""] = /^(?:(\w+)?(\[\d+\])\.)?(\w+)$/.exec(path) ?? [];
  if (within !== "history" && within !== list) return undefined;
  // A limit of time has minutes.
  if (row === "fairPlay" && PLAY_LIMITS[Number(item?.slice(1, -1))]?.kind === "time") return undefined;
  const name = PLACES[row]?.[field];
  // Words with spaces describe a value.
  const isValue = typeof value === "number" || (typeof value === "string" && /^[a-z-]+$/.test(value));
  if (name === undefined || !isValue) return undefined;
  const isBaht = name.endsWith("Satang") && typeof value === "number";
  return [item === undefined ? name : `${list}${item}.${name}`, isBaht ? Math.round(value * 100) : value];
}
