import type { FlipCardPlay } from "../../../../core/rewards/model.ts";
import { toIso } from "../../../../core/shared/bangkok-time.ts";
import type { JsonObject } from "../../../output/json.ts";
import { prizeJson } from "../prize-view.ts";

/** The command line counts cards from 1, the core from 0. */
export function playJson({ prize, revealed, at, card, ...play }: FlipCardPlay): JsonObject {
  return { ...play, card: card + 1, prize: prizeJson(prize), revealed: revealed.map(prizeJson), at: toIso(at) };
}
