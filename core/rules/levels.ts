import { baht, type Satang } from "../shared/money.ts";

/** The level names (spec section 9), lowest first. */
export const LEVEL_NAMES = ["silver", "gold", "platinum", "diamond", "vip"] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export const LEVEL_IDS = [1, 2, 3, 4, 5, 6] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** Whether a level counts all deposits, or those of the current Bangkok month. */
export const LEVEL_BASES = ["cumulative", "month"] as const;
export type LevelBasis = (typeof LEVEL_BASES)[number];

export interface Level {
  readonly id: LevelId;
  readonly name: LevelName;
  /** True for a level by invitation: it is shown, but deposits never earn it. */
  readonly disabled: boolean;
  /** Deposits that earn this level. */
  readonly criteria: { readonly amount: Satang; readonly basis: LevelBasis };
  /** Deposits that earn the next level; 99,999,999 baht at the top, which nobody should reach. */
  readonly nextLevelAmount: Satang;
  /** The upper end of the level. The spec names it for diamond and vip without a value; we use the next amount. */
  readonly maxAmount?: Satang;
}

/** What a brand may change in the table. */
export interface LevelTableOptions {
  /** The spec has both: cumulative in its table (our default), per month in its text. */
  readonly platinumBasis?: LevelBasis;
}

const OUT_OF_REACH = baht(99_999_999);

/** The six levels by rising id. */
export function levelTable(options: LevelTableOptions = {}): readonly Level[] {
  const vip = {
    name: "vip",
    disabled: true,
    criteria: { amount: baht(5_000_000), basis: "month" },
    nextLevelAmount: OUT_OF_REACH,
    maxAmount: OUT_OF_REACH,
  } as const;
  return [
    {
      id: 1,
      name: "silver",
      disabled: false,
      criteria: { amount: baht(1), basis: "cumulative" },
      nextLevelAmount: baht(50_000),
    },
    {
      id: 2,
      name: "gold",
      disabled: false,
      criteria: { amount: baht(50_000), basis: "cumulative" },
      nextLevelAmount: baht(300_000),
    },
    {
      id: 3,
      name: "platinum",
      disabled: false,
      criteria: { amount: baht(300_000), basis: options.platinumBasis ?? "cumulative" },
      nextLevelAmount: baht(1_000_000),
    },
    {
      id: 4,
      name: "diamond",
      disabled: false,
      criteria: { amount: baht(1_000_000), basis: "month" },
      nextLevelAmount: baht(5_000_000),
      maxAmount: baht(5_000_000),
    },
    { id: 5, ...vip },
    { id: 6, ...vip },
  ];
}

/** The default table. */
export const LEVELS = levelTable();

const NAMES_BY_ID = {
  1: "silver",
  2: "gold",
  3: "platinum",
  4: "diamond",
  5: "vip",
  6: "vip",
} as const satisfies Record<LevelId, LevelName>;

export function levelName(id: LevelId): LevelName {
  return NAMES_BY_ID[id];
}

export function isLevelId(id: unknown): id is LevelId {
  return (LEVEL_IDS as readonly unknown[]).includes(id);
}

export function isLevelName(name: unknown): name is LevelName {
  return (LEVEL_NAMES as readonly unknown[]).includes(name);
}

export const REFUND_TABLE_NAMES = ["standard", "partner", "classic"] as const;
export type RefundTableName = (typeof REFUND_TABLE_NAMES)[number];

/** Percent of a net loss that is refunded. The spec has three tables; the brand picks one. */
export const REFUND_TABLES = {
  standard: { silver: 5, gold: 5, platinum: 8, diamond: 12, vip: 15 },
  partner: { silver: 5, gold: 5, platinum: 7, diamond: 9, vip: 10 },
  classic: { silver: 5, gold: 5, platinum: 7, diamond: 10, vip: 15 },
} as const satisfies Record<RefundTableName, Record<LevelName, number>>;
