import { type Instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { baht, least, type Satang, satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { SANDBOX_GAMES } from "../sandbox/sandbox-games.ts";
import type { Persona } from "./personas.ts";
import { between, pick } from "./seeded-random.ts";
import type { SimulatedMember } from "./simulated-member.ts";

const SMALLEST_BET = baht(1);
const JACKPOT = "golden-dragon-jackpot";

/** Plays a few rounds, of which the house keeps some six percent in the long run. */
export function playRounds(member: SimulatedMember, persona: Persona, from: Instant, random: () => number): void {
  const rounds = between(random, 0, 6);
  for (let round = 0; round < rounds; round += 1) {
    const wanted = wholeBaht((persona.stake * between(random, 1, 6)) / 2);
    const bet = least(wanted, wholeBaht(member.state.creditSatang / 4));
    if (bet < SMALLEST_BET) return;
    const outcomes = random();
    const factor = outcomes < 0.02 ? 5 : outcomes < 0.44 ? 1.6 + Math.round(random() * 8) / 10 : 0;
    const win = wholeBaht(bet * factor);
    const game = pick(random, persona.games);
    member.run(plus(from, round * 7 * MINUTE_MS), { type: "record-round", ...named(game), bet, win });
  }
}

/** Has fortune turn until the credit is what it should be: one big win, or a losing streak. */
export function playUntil(member: SimulatedMember, persona: Persona, from: Instant, target: Satang): void {
  const [game] = persona.games;
  for (let at = from; member.state.creditSatang > target; at = plus(at, 4 * MINUTE_MS)) {
    const over = subtract(member.state.creditSatang, target);
    const bet = over > 2 * persona.stake ? wholeBaht(over / 3) : over;
    member.run(at, { type: "record-round", ...named(game), bet, win: ZERO });
  }
  if (member.state.creditSatang === target) return;
  const bet = least(persona.stake, member.state.creditSatang);
  const win = satang(target - member.state.creditSatang + bet);
  member.run(plus(from, 30 * MINUTE_MS), { type: "record-round", ...named(JACKPOT), bet, win });
}

function named(id: string): { readonly game: string; readonly title: string } {
  const found = SANDBOX_GAMES.find((game) => game.id === id);
  if (!found) throw new Error(`the catalogue has no ${id}`);
  return { game: id, title: found.name };
}

export function wholeBaht(satangs: number): Satang {
  return satang(Math.floor(satangs / 100) * 100);
}
