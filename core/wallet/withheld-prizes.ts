import type { Prize } from "../rewards/model.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import { type Satang, satang } from "../shared/money.ts";
import type { Credit } from "./model.ts";

/** What a play has won, until the page that plays has shown it: no other figure may tell the end first. */
export interface WithheldPrize {
  /** The id of the play. */
  readonly id: string;
  /** When the backend paid it. */
  readonly at: Instant;
  /** 0 or more. */
  readonly creditSatang: Satang;
  /** 0 or more. */
  readonly points: number;
}

/** One member's withheld prizes, the same in all tabs of the device. */
export interface WithheldPrizes {
  /** Those of the last `WITHHELD_MS`. */
  read(): readonly WithheldPrize[];
  write(prize: WithheldPrize): void;
  remove(id: string): void;
  /** Calls the listener when this tab or another one changed them; returns how to stop. */
  watch(listener: () => void): () => void;
}

/** A page that dies in the middle of a turn withholds its prize no longer than this. */
export const WITHHELD_MS = 10_000;

/** The kinds of money actions whose outcome a page shows by a turn of its own. */
export const TURNING_KINDS = ["wheel-spin", "flip-card", "game-round"] as const;

/** The credit as it was before these prizes. A prize that is later than the credit is not in it yet. */
export function withoutPrizes(credit: Credit, prizes: readonly WithheldPrize[]): Credit {
  const within = prizes.filter(({ at }) => at <= credit.asOf);
  return {
    ...credit,
    creditSatang: satang(within.reduce<number>((left, prize) => left - prize.creditSatang, credit.creditSatang)),
    points: within.reduce((left, prize) => left - prize.points, credit.points),
  };
}

/** What the balance contains of a prize that is paid at once. */
export function paidBy(prize: Prize): Pick<WithheldPrize, "creditSatang" | "points"> {
  return {
    creditSatang: prize.kind === "credit" ? prize.amountSatang : satang(0),
    points: prize.kind === "points" ? prize.points : 0,
  };
}
