import { type Instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { baht, least, type Satang, satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { SANDBOX_GAMES } from "../sandbox/sandbox-games.ts";
import type { Persona } from "./personas.ts";
import { between, pick } from "./seeded-random.ts";
import type { SimulatedMember } from "./simulated-member.ts";
import { wholeBaht } from "./whole-baht.ts";

const SMALLEST_BET = baht(1);
const JACKPOT = "golden-dragon-jackpot";

/** Plays up to six rounds. In the long run the house keeps about six percent of the bets. */
export function playRounds(
  member: SimulatedMember,
  persona: Pick<Persona, "stake" | "games">,
  from: Instant,
  random: () => number,
): void {
  const rounds = between(random, 0, 6);
  for (let round = 0; round < rounds; round += 1) {
    const wantedBet = wholeBaht((persona.stake * between(random, 1, 6)) / 2);
    const bet = least(wantedBet, wholeBaht(member.state.creditSatang / 4));
    if (bet < SMALLEST_BET) return;
    const win = wholeBaht(bet * randomFactor(random));
    const game = pick(random, persona.games);
    member.run(plus(from, round * 7 * MINUTE_MS), { type: "record-round", ...gameAndTitle(game), bet, win });
  }
}

/** The win as a multiple of the bet: 2% win 5 times the bet, 42% win 1.6 to 2.4 times, the others nothing. */
function randomFactor(random: () => number): number {
  const outcome = random();
  if (outcome < 0.02) return 5;
  return outcome < 0.44 ? 1.6 + Math.round(random() * 8) / 10 : 0;
}

/** Plays until the credit equals `target`: loses round after round, or wins once. */
export function playUntil(member: SimulatedMember, persona: Persona, from: Instant, target: Satang): void {
  const [game] = persona.games;
  for (let at = from; member.state.creditSatang > target; at = plus(at, 4 * MINUTE_MS)) {
    const surplus = subtract(member.state.creditSatang, target);
    const bet = surplus > 2 * persona.stake ? wholeBaht(surplus / 3) : surplus;
    member.run(at, { type: "record-round", ...gameAndTitle(game), bet, win: ZERO });
  }
  if (member.state.creditSatang === target) return;
  const bet = least(persona.stake, member.state.creditSatang);
  const win = satang(target - member.state.creditSatang + bet);
  member.run(plus(from, 30 * MINUTE_MS), { type: "record-round", ...gameAndTitle(JACKPOT), bet, win });
}

function gameAndTitle(id: string): { readonly game: string; readonly title: string } {
  const found = SANDBOX_GAMES.find((game) => game.id === id);
  if (!found) throw new Error(`the catalogue has no ${id}`);
  return { game: id, title: found.name };
}
