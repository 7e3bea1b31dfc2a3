import type { Texts } from "../../texts.ts";
import type * as th from "../../th/rewards/wheel.ts";
import { plural } from "../plural.ts";

export const wheelText: Texts<typeof th.wheelText> = {
  title: "Spin the wheel",
  drawing: (labels) => `Wheel with ${plural(labels.length, "field", "fields")}: ${labels.join(", ")}`,
  stoppedAt: (label) => `The wheel stopped at ${label}`,
  honest: "Each field is as wide as its real chance.",
  spin: (price) => `Spin once for ${price}`,
  spinFree: "Spin once for free",
  spinning: "Spinning",
  tooFewPoints: "You do not have enough points for this spin. The daily check-in gives you points.",
  noneLeft: "You have made all of today's spins. The count starts again at 00:00.",
  note: "The sizes of the fields match the real chances. The result is drawn first, and then the wheel turns to show it.",
  log: "Your spins",
  logEmpty: "No spins yet",
  logEmptyHint: "The results of your spins and the points you have left will show here.",
};
