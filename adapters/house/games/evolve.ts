import { bangkokDateOf } from "../../../core/shared/bangkok-time.ts";
import { subtract } from "../../../core/shared/money.ts";
import { prepend } from "../collections/persistent-list.ts";
import type { MemberEventOf } from "../engine/events.ts";
import type { Evolvers } from "../engine/evolvers.ts";
import type { MemberState, RoundRecord } from "../engine/state.ts";
import { postToLedger } from "../wallet/ledger.ts";
import { LAUNCH_RECORD_MS } from "./launch.ts";
import { addToPlayDays } from "./play-days.ts";

export const gamesEvolvers: Evolvers<"game-opened" | "games-left" | "round-played"> = {
  "game-opened": (state, { id, at, game, title, tokenHash }) => {
    const earlier = state.launches
      .filter(({ usedAt }) => at - usedAt < LAUNCH_RECORD_MS)
      .map((launch) => (launch.game === game ? { ...launch, left: true } : launch));
    return { ...state, launches: [...earlier, { id, game, title, tokenHash, usedAt: at, left: false }] };
  },
  "games-left": (state, event) => ({
    ...state,
    launches: state.launches.map((launch) => (event.launches.includes(launch.id) ? { ...launch, left: true } : launch)),
  }),
  "round-played": (state, event) => {
    const { id, at, title, bet, win, launch } = event;
    const posted = postToLedger(state, {
      kind: "game",
      at,
      creditSatang: subtract(win, bet),
      points: 0,
      reference: id,
      title,
    });
    const playDays = addToPlayDays(state.playDays, bangkokDateOf(at), event);
    return launch === undefined ? { ...posted, playDays } : addTableRound({ ...posted, playDays }, event, launch);
  },
};

function addTableRound(state: MemberState, event: MemberEventOf<"round-played">, launchId: string): MemberState {
  const { id, at, game, bet, win, betOn = "", dice = [], intent } = event;
  const round: RoundRecord = { id, at, game, betOn, betSatang: bet, winSatang: win, dice, intent: intent?.key };
  return {
    ...state,
    rounds: prepend(state.rounds, round),
    launches: state.launches.map((launch) => (launch.id === launchId ? { ...launch, usedAt: at } : launch)),
  };
}
