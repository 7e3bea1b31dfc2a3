import type { FlipCardPlay } from "../../../../core/rewards/play.ts";
import { toIso } from "../../../../core/shared/bangkok-time.ts";
import type { JsonObject } from "../../../output/json.ts";
import { prizeJson } from "../prize-view.ts";

/** Cards count from 1 on the command line, as players count them. */
export function playJson({ prize, revealed, at, card, ...play }: FlipCardPlay): JsonObject {
  return { ...play, card: card + 1, prize: prizeJson(prize), revealed: revealed.map(prizeJson), at: toIso(at) };
}
