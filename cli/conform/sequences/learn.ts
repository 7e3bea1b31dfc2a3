import { chosenOr } from "../../../contracts/model/adopt.ts";
import { MINUTE, nextMidnight } from "../../../contracts/model/bangkok.ts";
import { stopOf } from "../engine/findings.ts";
import type { Play } from "../engine/sequence.ts";
import { learnTable, playRounds, tableGame } from "./games.ts";

/** A friend may win all the time, and then there is no share of a loss. */
const MOST_FRIENDS = 6;
const MOST_ROUNDS = 20;
const MINUTES = 60;

/**
 * Reads what the backend chose, before any sequence is judged by it: the lobby, and an inviter's shares of what a friend stakes
 * and loses. What the backend lacks is left out; the rows say so.
 */
export async function learnChoices(play: Play): Promise<void> {
  const steps = [
    async () => {
      const one = await play.member();
      await one.reads("publicGames");
      await learnTable(play, one);
    },
    async () => {
      for (let nth = 0; nth < MOST_FRIENDS && !(await learnShares(play)); nth += 1);
    },
  ];
  for (const step of steps) {
    await step().catch((error: unknown) => {
      if (!stopOf(error)) throw error;
    });
  }
}

/** Whether a friend lost enough to see both shares. */
async function learnShares(play: Play): Promise<boolean> {
  const inviter = await play.member();
  const friend = await play.member({ credit: 100_000_000, inviter });
  const lost = () => friend.member.rounds.reduce((total, { bet, win }) => total + bet - win, 0);
  const stake = Math.min(10_000, chosenOr(play.state, `the highest stake of ${tableGame(play)}`, 10_000));
  for (let nth = 0; nth < MOST_ROUNDS && lost() < 100_000; nth += 1) await playRounds(play, friend, 1, stake);
  await inviter.reads("affiliateBonus");
  if (lost() < 100_000) return false;
  const midnight = nextMidnight(play.state.now);
  for (let minute = 0; minute <= MINUTES && !play.state.adopted.has("share of wl"); minute += 1) {
    await play.jump(midnight + minute * MINUTE);
    await inviter.reads("affiliateBonus");
  }
  await inviter.observe();
  return true;
}
