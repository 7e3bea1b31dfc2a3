import { bottle } from "./rewards/bottle.ts";
import { credit20 } from "./rewards/credit-20.ts";
import { credit100 } from "./rewards/credit-100.ts";
import { credit1000 } from "./rewards/credit-1000.ts";
import { diamondMonth } from "./rewards/diamond-month.ts";
import { goldHalfSalung } from "./rewards/gold-half-salung.ts";
import { goldMonth } from "./rewards/gold-month.ts";
import { shirt } from "./rewards/shirt.ts";
import { welcome } from "./rewards/welcome.ts";

/** The drawing of each reward, by its id. */
export const REWARD_SCENES = {
  bottle,
  "credit-100": credit100,
  "credit-1000": credit1000,
  "credit-20": credit20,
  "diamond-month": diamondMonth,
  "gold-half-salung": goldHalfSalung,
  "gold-month": goldMonth,
  shirt,
  welcome,
} as const satisfies Readonly<Record<string, () => string>>;
