import { bangkokDateOf } from "../../../core/shared/bangkok-time.ts";
import { subtract } from "../../../core/shared/money.ts";
import { ownerOf } from "../engine/derived/owner.ts";
import { put, withRow } from "../engine/derived/rows.ts";
import type { MemberEventOf } from "../engine/events.ts";
import type { Evolvers } from "../engine/evolvers.ts";
import type { MemberState } from "../engine/state.ts";
import { withStake } from "../site/stakes.ts";
import { postToLedger } from "../wallet/ledger.ts";
import { launchEnd } from "./launch.ts";
import { playRow, withPlayedRound } from "./played-days.ts";
import { roundView } from "./views.ts";

export const gamesEvolvers: Evolvers<"game-opened" | "games-left" | "round-played"> = {
  "game-opened": (state, { id, at, game, title, tokenHash }) => {
    const others = state.launches.filter((launch) => launch.game !== game && at < launchEnd(launch));
    return { ...state, launches: [...others, { id, game, title, tokenHash, usedAt: at }] };
  },
  "games-left": (state, { launches }) => ({
    ...state,
    launches: state.launches.filter(({ id }) => !launches.includes(id)),
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
    const day = bangkokDateOf(at);
    const after = {
      ...withRow(posted, playRow(ownerOf(state), day, event)),
      playedDays: withPlayedRound(state.playedDays, day, event),
      stakes: withStake(state.stakes, day, bet),
    };
    return launch === undefined ? after : withTableRound(after, event, launch);
  },
};

function withTableRound(state: MemberState, event: MemberEventOf<"round-played">, launchId: string): MemberState {
  const { id, at, game } = event;
  const order = state.version + 1;
  const row = put({ list: "rounds", owner: ownerOf(state), id, order, tag: game, body: roundView(event) });
  return {
    ...withRow(state, row),
    launches: state.launches.map((launch) => (launch.id === launchId ? { ...launch, usedAt: at } : launch)),
  };
}
