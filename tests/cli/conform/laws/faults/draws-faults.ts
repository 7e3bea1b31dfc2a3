import { type Fault, replies } from "../fault.ts";

export const DRAWS_FAULTS: Readonly<Record<string, Fault>> = {
  "draws/chances-add-up": replies("wheel", (reply) => ({ ...reply, segments: reply.segments.slice(1) })),
  "draws/table-says-its-return": replies("gameTable", (reply) => ({
    ...reply,
    bets: reply.bets.map((bet) => ({ ...bet, returnPercent: 99.5 })),
  })),
  "draws/wheel-agrees-with-its-chances": replies("wheel", (reply) => ({
    ...reply,
    segments: reply.segments.map((segment) => ({ ...segment, chance: segment.chance < 0.02 ? 0.5 : segment.chance })),
  })),
  "draws/dice-agree-with-their-odds": replies("playRound", ({ round, credit }) => ({
    round: round.dice[0] === 6 ? { ...round, win: 0 } : { ...round, win: 1.94 },
    credit,
  })),
};
