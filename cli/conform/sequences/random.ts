import { deviates } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { randomOf } from "../engine/random.ts";
import { findDifference, type Shrunk, TIME_MOVES } from "../engine/random-run.ts";
import type { Move } from "../engine/sequence.ts";
import { AFFILIATE_MOVES } from "./affiliate.ts";
import { FACTOR_MOVES } from "./factors.ts";
import { FAIR_PLAY_MOVES } from "./fair-play.ts";
import { GAME_MOVES } from "./games.ts";
import { REWARD_MOVES } from "./rewards.ts";
import { SESSION_MOVES } from "./sessions.ts";
import { SITE_MOVES } from "./site.ts";
import { WALLET_MOVES } from "./wallet.ts";

/** All moves of all sequences. */
export const MOVES: readonly Move[] = [
  ...WALLET_MOVES,
  ...REWARD_MOVES,
  ...GAME_MOVES,
  ...AFFILIATE_MOVES,
  ...SESSION_MOVES,
  ...FACTOR_MOVES,
  ...SITE_MOVES,
  ...FAIR_PLAY_MOVES,
  ...TIME_MOVES,
];

/** Runs at the same time. Each has members of its own, and all share the clock. */
const LANES = 4;

/** What members, staff and time do in any order, until the time of the run is over. */
export const RANDOM_LAW: Law = {
  id: "random/any-order",
  sentence: "Whatever members, staff and time do in any order, every reply is as the model predicts it.",
  needs: ["writes", "model", "random"],
  async run({ stage, isOver, seed }) {
    let found: Shrunk | undefined;
    const lane = async (nth: number): Promise<void> => {
      const over = () => found !== undefined || isOver();
      const laneSeed = `${seed} lane ${nth}`;
      const names = randomOf(`${laneSeed} names`);
      const difference = await findDifference({ moves: MOVES, open: stage, seed: laneSeed, names, isOver: over });
      found ??= difference;
    };
    await Promise.all(Array.from({ length: LANES }, (_, nth) => lane(nth)));
    if (found?.stop.verdict !== "deviates") return;
    const { where, expected, got, source, rule } = found.stop;
    deviates(where, expected, got, {
      ...(source && { source }),
      ...(rule && { rule }),
      repeat: found.lines,
      trace: found.trace,
    });
  },
};
