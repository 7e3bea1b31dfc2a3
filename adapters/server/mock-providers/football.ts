import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  type Instant,
  MINUTE_MS,
  plus,
  startOfDay,
} from "../../../core/shared/bangkok-time.ts";

/** Invented clubs: sample data must not look like news of real ones. */
export const TEAMS = ["ช้างเขียว", "เสือธารา", "พญานาคแดง", "อินทรีทอง", "ม้าศึก", "วาฬสมุทร", "กระทิงดิน", "นกเงือกขาว"] as const;
export type Team = (typeof TEAMS)[number];

export interface Match {
  readonly home: Team;
  readonly away: Team;
  readonly kickOff: Instant;
  readonly state: "ahead" | "playing" | "half-time" | "over";
  /** 0 to 90. */
  readonly minute: number;
  readonly goals: readonly [home: number, away: number];
}

export interface Standing {
  readonly team: Team;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
}

const HALF_MINUTES = 45;
const BREAK_MINUTES = 15;
/** Four matches a day, one every six hours, so that a match is often running. */
const KICK_OFF_MINUTES = [0, 6 * 60, 12 * 60, 18 * 60] as const;
const GOAL_CHANCE_PER_MINUTE = 0.016;
/** A season is a week: the table fills up and starts again. */
const SEASON_DAYS = 7;

/** The day's matches at a moment. Depends on the moment only. */
export function matchesAt(now: Instant): readonly Match[] {
  return matchesOf(bangkokDateOf(now), now);
}

/** The week's table, best first. Running matches count with their current score. */
export function standingsAt(now: Instant): readonly Standing[] {
  const today = bangkokDateOf(now);
  const dayNumber = Math.floor(startOfDay(today) / (24 * 60 * MINUTE_MS)) + 1;
  const days = Array.from({ length: (dayNumber % SEASON_DAYS) + 1 }, (_, back) => addDays(today, -back));
  const started = days.flatMap((day) => matchesOf(day, now)).filter(({ state }) => state !== "ahead");
  return TEAMS.map((team) => standingOf(team, started)).sort(
    (one, other) =>
      other.points - one.points ||
      other.scored - other.conceded - (one.scored - one.conceded) ||
      other.scored - one.scored ||
      TEAMS.indexOf(one.team) - TEAMS.indexOf(other.team),
  );
}

function matchesOf(day: BangkokDate, now: Instant): readonly Match[] {
  const order = [...TEAMS].sort((one, other) => noise(`${day} ${one}`) - noise(`${day} ${other}`));
  return KICK_OFF_MINUTES.flatMap((minutes, index) => {
    const [home, away] = order.slice(index * 2, index * 2 + 2);
    return home && away ? [matchAt(home, away, plus(startOfDay(day), minutes * MINUTE_MS), now)] : [];
  });
}

function matchAt(home: Team, away: Team, kickOff: Instant, now: Instant): Match {
  const elapsed = Math.floor((now - kickOff) / MINUTE_MS);
  const over = elapsed >= 2 * HALF_MINUTES + BREAK_MINUTES;
  const halfTime = elapsed >= HALF_MINUTES && elapsed < HALF_MINUTES + BREAK_MINUTES;
  const minute = Math.max(0, Math.min(elapsed, HALF_MINUTES) + Math.min(HALF_MINUTES, Math.max(0, elapsed - 60)));
  const state = elapsed < 0 ? "ahead" : over ? "over" : halfTime ? "half-time" : "playing";
  const goals = (team: Team) =>
    Array.from({ length: minute }, (_, at) => noise(`${kickOff} ${team} ${at}`)).filter(
      (drawn) => drawn < GOAL_CHANCE_PER_MINUTE,
    ).length;
  return { home, away, kickOff, state, minute, goals: [goals(home), goals(away)] };
}

function standingOf(team: Team, matches: readonly Match[]): Standing {
  const results = matches.flatMap(({ home, away, goals: [homeGoals, awayGoals] }) => {
    if (home === team) return [{ scored: homeGoals, conceded: awayGoals }];
    return away === team ? [{ scored: awayGoals, conceded: homeGoals }] : [];
  });
  const count = (predicate: (result: { scored: number; conceded: number }) => boolean) =>
    results.filter(predicate).length;
  const won = count(({ scored, conceded }) => scored > conceded);
  const drawn = count(({ scored, conceded }) => scored === conceded);
  return {
    team,
    played: results.length,
    won,
    drawn,
    lost: results.length - won - drawn,
    scored: results.reduce((sum, { scored }) => sum + scored, 0),
    conceded: results.reduce((sum, { conceded }) => sum + conceded, 0),
    points: won * 3 + drawn,
  };
}

/** Maps a text to a number in [0, 1), evenly distributed (FNV-1a with a final mix). */
function noise(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
