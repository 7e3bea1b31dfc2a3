import { keepId, keepPassed, newId, passes } from "./adopt.ts";
import { DAY, HOUR, MINUTE, SECOND } from "./bangkok.ts";
import { difference } from "./pattern.ts";
import type { SessionState, State } from "./state.ts";

/** Nothing keeps a session longer. */
const LONGEST = 90 * DAY;
/** A backend writes a use down now and then only. */
export const USE_INTERVAL = HOUR;
/** Other tabs' calls are still under way. */
const UNDER_WAY = 10 * SECOND;
/** A replaced token ends about a minute after the first use of its successor. */
const SOON = 10 * MINUTE;
/** So many sessions that were opened later end none. */
const FEW = 5;
/** A house of ours replaces a token that is older. */
const OLD_TOKEN = 7 * DAY;

/** Something that ends a session or a token at a bound of the backend's own, the same for everybody. */
interface End {
  readonly name: string;
  /** The backend counts something from the one to the other. */
  readonly least: number;
  readonly most: number;
  /** Surely lives below, and surely ends above. */
  readonly free: number;
  readonly limit: number;
}

/** Whether a call with a token of the session is answered; undefined where only the backend knows it. */
interface Gate {
  readonly isOpen: boolean | undefined;
  readonly answered: () => void;
  readonly refused: () => void;
}

const SHUT: Gate = { isOpen: false, answered: () => undefined, refused: () => undefined };

export function gateOf(state: State, session: SessionState): Gate {
  if (session.ended) return SHUT;
  const ofSession = endsOf(state, session);
  const ofToken = endsOfToken(state, session);
  const ends = [...ofSession, ...ofToken];
  return {
    isOpen: all(state, ends),
    answered() {
      for (const { name, least } of ends) keepPassed(state, name, least, true);
    },
    refused() {
      const open = ends.filter((end) => lives(state, end) !== true);
      const [only, other] = open;
      // Of two reasons nobody knows which one it was.
      if (only && !other) keepPassed(state, only.name, only.most, false);
      if (!open.some((end) => ofToken.includes(end))) session.ended = true;
    },
  };
}

/** Whether the session lives, whatever token is shown. */
export function isAlive(state: State, session: SessionState): boolean | undefined {
  return session.ended ? false : all(state, endsOf(state, session));
}

function all(state: State, ends: readonly End[]): boolean | undefined {
  const each = ends.map((end) => lives(state, end));
  return each.includes(false) ? false : each.includes(undefined) ? undefined : true;
}

function lives(state: State, { name, least, most, free, limit }: End): boolean | undefined {
  if (least > limit || passes(state, name, least) === false) return false;
  return most < free || passes(state, name, most) === true ? true : undefined;
}

function endsOf(state: State, session: SessionState): readonly End[] {
  const { sessions } = session.member;
  const later = sessions
    .slice(sessions.indexOf(session) + 1)
    .map((each) => (each.ended ? false : all(state, endsByTime(state, each))));
  const least = later.filter((lives) => lives === true).length;
  const most = later.filter((lives) => lives !== false).length;
  const crowd = { name: "sessions that were opened later", least, most, free: FEW, limit: Number.POSITIVE_INFINITY };
  return [...endsByTime(state, session), crowd];
}

function endsByTime(state: State, { openedAt, usedAt }: SessionState): readonly End[] {
  const unused = state.now - usedAt;
  const age = state.now - openedAt;
  const unnoted = Math.min(USE_INTERVAL, usedAt - openedAt);
  return [
    { name: "time without a use", least: unused, most: unused + unnoted, free: HOUR, limit: LONGEST },
    { name: "age of a session", least: age, most: age, free: HOUR, limit: LONGEST },
  ];
}

/** Replaced tokens work until their successor is used, and for a moment more. */
function endsOfToken(state: State, { tokens, token }: SessionState): readonly End[] {
  const at = tokens.findIndex(({ text }) => text === token);
  const successor = tokens.findLast(({ usedAt }, index) => usedAt !== undefined && index > at);
  if (successor?.usedAt === undefined) return [];
  const since = state.now - successor.usedAt;
  return [{ name: "time of a replaced token", least: since, most: since, free: UNDER_WAY, limit: SOON }];
}

interface Use {
  /** The token that was shown. */
  readonly token: string;
  readonly renewed: string | undefined;
  /** Whether the reply could have told another token: no other call of the session was under way. */
  readonly isAlone: boolean;
}

/** Counts a use, and takes another token. Returns what was expected of the renewal; undefined where it is right. */
export function noteUse(state: State, session: SessionState, { token, renewed, isAlone }: Use): string | undefined {
  const { tokens } = session;
  const own = tokens.find(({ text }) => text === token);
  const isNewest = tokens.at(-1) === own;
  const isFirst = own?.usedAt === undefined;
  if (own) own.usedAt ??= state.now;
  session.usedAt = state.now;
  if (renewed !== undefined) {
    if (difference(newId(state, "token"), renewed)) return "a token that nobody had before";
    keepId(state, "token", renewed);
    tokens.push({ text: renewed, at: state.now, usedAt: undefined });
    session.token = renewed;
  }
  if (!own || !isNewest || isFirst || !isAlone) return undefined;
  const name = "age of a token that stays";
  const age = state.now - own.at;
  const stays = passes(state, name, age);
  if (renewed !== undefined && stays === true) return "no other token: one of this age stayed";
  if (renewed === undefined && (stays === false || (state.strict && age > OLD_TOKEN))) {
    return "another token: one of this age was replaced";
  }
  keepPassed(state, name, age, renewed === undefined);
  return undefined;
}
