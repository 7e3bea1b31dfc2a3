import type { ReplyOf } from "../../engine/rows.ts";
import { toSatang } from "../../engine/satang.ts";

type Prize = ReplyOf<"spinWheel">["prize"];

/** What a prize adds at once. */
export function worthOf(prize: Prize): { readonly credit: number; readonly points: number } {
  return {
    credit: prize.kind === "credit" ? toSatang(prize.amount) : 0,
    points: prize.kind === "points" ? prize.point : 0,
  };
}
