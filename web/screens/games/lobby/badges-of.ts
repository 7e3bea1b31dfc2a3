import { isNew } from "../../../../core/games/game-rows.ts";
import type { Game } from "../../../../core/games/model.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import { formatCount } from "../../../text/numbers.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import type { GameBadge } from "../../../ui/art/game-badges.tsx";

const LAST_RANK = 5;
const NONE: readonly GameBadge[] = [];

/** A rank up to five or that the game is new, and its jackpot. */
export function badgesOf(game: Game, now: Instant): readonly GameBadge[] {
  const { rank, jackpotSatang } = game;
  const badges: GameBadge[] = [];
  if (rank !== undefined && rank <= LAST_RANK) badges.push({ text: text.rank(formatCount(rank)), tone: "plain" });
  else if (isNew(game, now)) badges.push({ text: text.isNew, tone: "gold" });
  if (jackpotSatang !== undefined && jackpotSatang > 0)
    badges.push({ text: formatBaht(jackpotSatang), tone: "gold", wide: true });
  return badges.length === 0 ? NONE : badges;
}
