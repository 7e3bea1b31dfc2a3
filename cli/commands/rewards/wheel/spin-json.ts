import type { WheelSpin } from "../../../../core/rewards/model.ts";
import { toIso } from "../../../../core/shared/bangkok-time.ts";
import type { JsonObject } from "../../../output/json.ts";
import { prizeJson } from "../prize-view.ts";

export function spinJson({ prize, at, ...spin }: WheelSpin): JsonObject {
  return { ...spin, prize: prizeJson(prize), at: toIso(at) };
}
