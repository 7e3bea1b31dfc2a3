import { type IdempotencyKey, isIdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Intent } from "../money-action/intent.ts";
import type { MoneyAction } from "../money-action/run.ts";
import { webUrl } from "../rules/web-url.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import { satang, toBaht } from "../shared/money.ts";
import { refuse } from "../shared/refusal.ts";
import { err, ok } from "../shared/result.ts";
import type { Game, GameLaunch, GameReturn, PlayedRound, RoundAsk } from "./model.ts";
import type { GamesDependencies, TableDependencies } from "./port.ts";

/** Undefined for a game that no list shows. */
type GameAsk = Pick<Game, "id" | "open"> | undefined;

const openGameFields = { gameId: "text" } as const;

/**
 * Opens a game. One that its list shows as closed is refused before it is sent. No call shows which games are open, so
 * only the same key can find the outcome of a lost reply; at a backend without keys it stays unknown, because opening
 * may have moved credit to the game's provider.
 */
export const openGame: MoneyAction<typeof openGameFields, GamesDependencies, GameAsk, GameLaunch> = {
  kind: "game-open",
  stored: openGameFields,
  async judge(_, game) {
    if (!game) return err(refuse("game-not-found"));
    return game.open ? ok({ gameId: game.id }) : err(refuse("game-closed"));
  },
  send: ({ games }, { gameId, key }) => games.open(gameId, key),
  lookUp: async () => ({ seen: "nothing" }),
  asksAgainFirst: true,
};

/** The address of a launch, and whether its page is trusted with an origin. */
export interface LaunchFrame {
  readonly src: string;
  /**
   * Whether the page may keep its own origin. A page of the site's origin must not: it could read the member's token.
   */
  readonly keepsOrigin: boolean;
  /** A page of the backend itself, which may hear of rounds of its games. */
  readonly isOwn: boolean;
}

interface Places {
  /** The backend's address without a slash at the end; empty for the site's own origin. */
  readonly backend: string;
  /** Scheme and host of the page. */
  readonly site: string;
}

/** Reads a launch's address: a web address or a path at the backend. Undefined for anything else. */
export function launchFrame(url: string, { backend, site }: Places): LaunchFrame | undefined {
  const own = /^\/[\w.-][\w./-]*(\?[\w.=&%-]*)?(#[\w.=&%-]*)?$/.test(url);
  const src = own ? webUrl(`${backend || site}${url}`) : webUrl(url);
  if (src === undefined) return undefined;
  return { src, keepsOrigin: new URL(src).origin !== new URL(site).origin, isOwn: own };
}

/**
 * The messages of a game's page to the page around it, as `postMessage({ source: "game", event })`: the page can receive
 * messages, a round changed the credit, the launch is over, or the player wants to leave.
 */
export const FRAME_EVENTS = ["ready", "round", "over", "leave"] as const;
export type FrameEvent = (typeof FRAME_EVENTS)[number];

/** Undefined for any other message: every page may post messages. */
export function frameEvent(data: unknown): FrameEvent | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { source, event }: { source?: unknown; event?: unknown } = data;
  return source === "game" ? FRAME_EVENTS.find((known) => known === event) : undefined;
}

/**
 * Whether messages of this origin may come from the frame. The origin is "null" for a page in a sandbox; the house's
 * games always are in one.
 */
export function speaksFor(
  { src, keepsOrigin }: { readonly src: string; readonly keepsOrigin: boolean },
  origin: string,
): boolean {
  return origin === "null" || (keepsOrigin && origin === /^https?:\/\/[^/?#]+/.exec(src)?.[0]);
}

/** What a win in a game of the house may do beside its picture. Off until the player asks for it. */
export interface GameFeel {
  readonly sound: boolean;
  /** Vibrates, where the device can. */
  readonly haptics: boolean;
}

export const NO_FEEL: GameFeel = { sound: false, haptics: false };

/** Stores one member's choice on this device: a game's page has no storage of its own. */
export interface GameFeelStorage {
  read(): GameFeel;
  write(feel: GameFeel): void;
}

type RoundIntent = Intent<typeof playRoundFields>;

/** The answer to a page that is ready: the stored choice, and a round that an earlier page left without an outcome. */
export function frameGreeting({ sound, haptics }: GameFeel, left: RoundIntent | undefined): object {
  if (!left) return { source: "site", sound, haptics };
  const { key, launchId, betOn, amountSatang } = left;
  return { source: "site", sound, haptics, round: { key, launchId, betOn, amount: toBaht(amountSatang) } };
}

const MAX_TEXT = 200;

/** The intent of a round that a game's page is about to send; undefined for any other message. */
export function sentRound(data: unknown, madeAt: Instant): RoundIntent | undefined {
  const round = messageOf(data, "round-sent")?.["round"];
  if (typeof round !== "object" || round === null) return undefined;
  const { key, launchId, betOn, amount }: Readonly<Record<string, unknown>> = { ...round };
  if (typeof key !== "string" || !isIdempotencyKey(key)) return undefined;
  if (typeof launchId !== "string" || typeof betOn !== "string" || typeof amount !== "number") return undefined;
  const count = Math.round(amount * 100);
  if (launchId.length > MAX_TEXT || betOn.length > MAX_TEXT) return undefined;
  if (!Number.isSafeInteger(count) || count <= 0 || count / 100 !== amount) return undefined;
  return { kind: playRound.kind, key, madeAt, launchId, betOn, amountSatang: satang(count) };
}

/** The key of a round whose outcome a game's page has shown; undefined for any other message. */
export function settledRound(data: unknown): IdempotencyKey | undefined {
  const key = messageOf(data, "round-settled")?.["key"];
  return typeof key === "string" && isIdempotencyKey(key) ? key : undefined;
}

/** The codes of a refusal by the member's own limits or pause. */
const OWN_REFUSALS = ["play-limit-reached", "play-paused"] as const;
export type OwnRefusal = (typeof OWN_REFUSALS)[number];

/** By which of them a round was refused, so that the page around the game shows the way there; undefined for any other message. */
export function refusedRound(data: unknown): OwnRefusal | undefined {
  const code = messageOf(data, "round-refused")?.["code"];
  return OWN_REFUSALS.find((known) => known === code);
}

function messageOf(data: unknown, event: string): Readonly<Record<string, unknown>> | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const message: Readonly<Record<string, unknown>> = { ...data };
  return message["source"] === "game" && message["event"] === event ? message : undefined;
}

/** The choice that a game's page reports; undefined for any other message. */
export function feelOf(data: unknown): GameFeel | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const fields: { source?: unknown; event?: unknown; sound?: unknown; haptics?: unknown } = data;
  const { source, event, sound, haptics } = fields;
  if (source !== "game" || event !== "feel") return undefined;
  return { sound: sound === true, haptics: haptics === true };
}

type PlayAsk = RoundAsk & { readonly launchId: string };

const playRoundFields = { launchId: "text", betOn: "text", amountSatang: "satang" } as const;

/** Plays one round of one of the house's own games, which must be open. */
export const playRound: MoneyAction<typeof playRoundFields, TableDependencies, PlayAsk, PlayedRound> = {
  kind: "game-round",
  stored: playRoundFields,
  judge: async (_, { launchId, betOn, amount }) => ok({ launchId, betOn, amountSatang: amount }),
  send: ({ table }, { launchId, betOn, amountSatang, key }) =>
    table.play(launchId, { betOn, amount: amountSatang }, key),
  async lookUp({ table }, { launchId, key }) {
    const shown = await table.table(launchId);
    if (!shown.ok) {
      // A closed table shows no rounds, although the round may have been played: sending the key again shows it.
      const closed = shown.error.kind === "refusal" && shown.error.code === "launch-over";
      return closed ? { seen: "nothing" } : { seen: "unreadable", problem: shown.error };
    }
    const { open, rounds, creditSatang, bets } = shown.value;
    const round = (open ? [open, ...rounds] : rounds).find(({ intent }) => intent === key);
    return round ? { seen: "effect", value: { round, creditSatang, bets } } : { seen: "nothing" };
  },
};

const cashOutFields = { gameId: "text" } as const;

/**
 * Ends one game and returns its money to the credit. The same money cannot return twice, so a second sending does no
 * harm; at a backend without keys its answer shows the amount that was left for the second sending.
 */
export const cashOut: MoneyAction<typeof cashOutFields, GamesDependencies, { readonly gameId: string }, GameReturn> = {
  kind: "game-cash-out",
  stored: cashOutFields,
  judge: async (_, { gameId }) => ok({ gameId }),
  send: ({ games }, { gameId, key }) => games.cashOut(gameId, key),
  lookUp: async () => ({ seen: "nothing" }),
  repeatable: true,
  asksAgainFirst: true,
};

const transferToBankFields = {} as const;

/** Ends every game and returns all money at the providers to the credit; may be sent again, as `cashOut` may. */
export const transferToBank: MoneyAction<typeof transferToBankFields, GamesDependencies, undefined, GameReturn> = {
  kind: "game-transfer",
  stored: transferToBankFields,
  judge: async () => ok({}),
  send: ({ games }, { key }) => games.transferToBank(key),
  lookUp: async () => ({ seen: "nothing" }),
  repeatable: true,
  asksAgainFirst: true,
};
