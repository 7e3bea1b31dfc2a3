import type { MoneyAction } from "../money-action/run.ts";
import { webUrl } from "../rules/web-url.ts";
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
  return { src, keepsOrigin: new URL(src).origin !== new URL(site).origin };
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

/** The message that gives a game's page the stored choice. */
export function feelMessage({ sound, haptics }: GameFeel): object {
  return { source: "site", sound, haptics };
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
    const { rounds, creditSatang } = shown.value;
    const round = rounds.find(({ intent }) => intent === key);
    return round ? { seen: "effect", value: { round, creditSatang } } : { seen: "nothing" };
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
