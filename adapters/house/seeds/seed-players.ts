import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { HouseEvent } from "../house.ts";
import type { Journal } from "../ports/journal.ts";
import type { Passwords } from "../ports/passwords.ts";
import { DEMO_PASSWORD } from "./personas.ts";
import { memberAppend } from "./seed-member.ts";
import { playerName, seedPlayer } from "./seed-player.ts";

/** How many further members, and over how many days before today. */
export interface PlayersOrder {
  readonly members: number;
  readonly days: number;
}

interface SeedPlayersOptions extends PlayersOrder {
  readonly journal: Journal<HouseEvent>;
  readonly seed: number;
  readonly now: Instant;
  readonly passwords: Passwords;
  /** Lets other calls run between two members. */
  readonly pause: () => Promise<void>;
}

export interface SeededPlayers {
  readonly usernames: readonly string[];
  readonly events: number;
}

/** Numbers that a real member's phone or account has taken are left out. */
const MOST_CONFLICTS = 1000;
/** Every fourth player was invited by the one before. */
const INVITED_EVERY = 4;

/** Writes further members with histories behind those that are there. Each one is written whole. */
export async function seedPlayers(options: SeedPlayersOptions): Promise<SeededPlayers> {
  const { journal, members, passwords, pause, ...order } = options;
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  const first = await firstFree(journal);
  const written: number[] = [];
  let events = 0;
  for (let number = first; written.length < members; number += 1) {
    if (number - first - written.length > MOST_CONFLICTS) throw new Error("no free numbers for further members");
    const before = written.at(-1);
    const isInvited = number % INVITED_EVERY === INVITED_EVERY - 1 && before === number - 1;
    const player = seedPlayer({ ...order, number, passwordHash, inviter: isInvited ? before : undefined });
    const { outcome } = await journal.append(memberAppend(player));
    if (outcome === "appended") {
      written.push(number);
      events += player.events.length;
    }
    await pause();
  }
  return { usernames: written.map(playerName), events };
}

/** The number after the last player: doubles its step, then halves it. */
async function firstFree(journal: Journal<HouseEvent>): Promise<number> {
  const isFree = async (number: number) =>
    (await journal.findStream({ kind: "username", value: playerName(number) })) === undefined;
  let taken = 0;
  let free = 1;
  while (!(await isFree(free))) {
    taken = free;
    free *= 2;
  }
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isFree(middle)) free = middle;
    else taken = middle;
  }
  return free;
}
