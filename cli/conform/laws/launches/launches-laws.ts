import type { Law } from "../../engine/law.ts";
import { betsHaveTheirLimits } from "./bets-have-their-limits.ts";
import { closedGamesDoNotOpen } from "./closed-games-do-not-open.ts";
import { launchEndsWhenItSays } from "./launch-ends-when-it-says.ts";
import { leftGamesAreOver } from "./left-games-are-over.ts";

export const LAUNCHES_LAWS: readonly Law[] = [
  betsHaveTheirLimits,
  closedGamesDoNotOpen,
  launchEndsWhenItSays,
  leftGamesAreOver,
];
