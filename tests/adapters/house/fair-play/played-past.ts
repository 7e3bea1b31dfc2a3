import type { DecisionContext } from "../../../../adapters/house/context.ts";
import type { CatalogueGame } from "../../../../adapters/house/games/catalogue.ts";
import type { Command, MemberEvent, MemberEventOf } from "../../../../adapters/house/house.ts";
import type { PlayLimit } from "../../../../core/rules/play-limits.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { baht, type Satang } from "../../../../core/shared/money.ts";
import type { Refusal } from "../../../../core/shared/refusal.ts";
import { CONTEXT, type Given, given, minutesLater, NOW, REGISTERED } from "../given.ts";

const [ACCOUNT] = CONTEXT.accounts;

const gameOf = (id: string, engine: CatalogueGame["engine"]): CatalogueGame => ({
  id,
  name: "เกม",
  latinName: undefined,
  category: "casino",
  slotType: undefined,
  provider: "Sanam",
  returnPercent: undefined,
  imagePath: undefined,
  open: true,
  hot: false,
  addedAt: undefined,
  rank: undefined,
  jackpotSatang: undefined,
  engine,
});
const DICE = gameOf("dice", { kind: "dice", rate: 97 });
const PENALTY = gameOf("penalty", { kind: "penalty", rate: 97 });

export const openedAt = (minute: number, game = "dice"): MemberEventOf<"game-opened"> => ({
  type: "game-opened",
  at: minutesLater(minute),
  id: `launch-${game}`,
  game,
  title: "เกม",
  tokenHash: "root",
  forgotten: [],
});

/** A member with credit, a session and two games that were just opened. */
export const PAST: Given = given(
  REGISTERED,
  { type: "bonus-granted", at: minutesLater(-30), id: "B-1", title: "โบนัส", amount: baht(500_000), points: 0 },
  { type: "session-opened", at: minutesLater(-30), tokenHash: "root", expiresAt: minutesLater(60 * 24 * 1000) },
  openedAt(0),
  openedAt(0, "penalty"),
);

export const limitSet = (name: PlayLimit, value: number): MemberEvent => ({
  type: "play-limit-set",
  at: NOW,
  id: `X-${name.kind}-${name.period}`,
  ...name,
  value,
});

export const depositEvents = {
  requested: (id: string, amount: Satang, at: Instant = NOW): MemberEvent => ({
    type: "deposit-requested",
    at,
    id,
    amount,
    account: ACCOUNT,
    expiresAt: minutesLater(15),
  }),
  confirmed: (id: string, at: Instant = NOW): MemberEvent => ({ type: "deposit-confirmed", at, id }),
  credited: (id: string, amount: Satang, at: Instant = NOW): MemberEvent => ({
    type: "deposit-credited",
    at,
    id,
    amount,
  }),
};

/** A round of one step. */
export const round = (bet: Satang, win: Satang, at: Instant = NOW): MemberEvent => ({
  type: "round-played",
  at,
  id: `G-${at}-${bet}-${win}`,
  game: "dice",
  title: "เกม",
  bet,
  win,
  launch: "launch-dice",
});

/** The first step of a round that goes on. */
export const stepped = (bet: Satang, at: Instant = NOW): MemberEventOf<"round-stepped"> => ({
  type: "round-stepped",
  at,
  id: "G-open",
  game: "penalty",
  title: "เกม",
  bet,
  value: baht(150),
  launch: "launch-penalty",
  betOn: "top-left-1",
  dice: [0, 1],
  isFirst: true,
});

export const COMMANDS = {
  deposit: (amount: Satang): Command => ({ type: "request-deposit", amount, intent: undefined }),
  slip: (amount: Satang): Command => ({
    type: "submit-slip",
    slip: { sendingBank: "014", transRef: "REF1" },
    lookup: { outcome: "unavailable" },
    amount,
    intent: undefined,
  }),
  confirmSlip: (amountSatang: Satang, receivedByUs = true): Command => ({
    type: "confirm-slip",
    slip: { sendingBank: "014", transRef: "REF2" },
    lookup: {
      outcome: "found",
      transfer: {
        amountSatang,
        transferredAt: minutesLater(-5),
        senderName: "สมชาย",
        senderBank: "014",
        receiverName: "บริษัท",
        receiverBank: "004",
        receivedByUs,
      },
    },
    intent: undefined,
  }),
  open: (): Command => ({
    type: "open-game",
    game: DICE,
    providerDown: false,
    launch: "launch-2",
    tokenHash: "root",
    intent: undefined,
  }),
  play: (bet: Satang): Command => ({
    type: "play-round",
    game: DICE,
    providerDown: false,
    launch: "launch-dice",
    betOn: "low",
    bet,
    intent: undefined,
  }),
  step: (betOn: string, bet: Satang): Command => ({
    type: "play-round",
    game: PENALTY,
    providerDown: false,
    launch: "launch-penalty",
    betOn,
    bet,
    intent: undefined,
  }),
} as const;

/** The type of the first event, or the code of the refusal. */
export function outcomeOf(past: Given, command: Command, context: Partial<DecisionContext> = {}): string {
  const decided = past.when(command, context);
  return isRefusal(decided) ? decided.code : (decided[0]?.type ?? "nothing");
}

function isRefusal(decided: readonly MemberEvent[] | Refusal): decided is Refusal {
  return "code" in decided;
}
