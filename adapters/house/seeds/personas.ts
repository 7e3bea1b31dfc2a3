import type { LevelId, LevelName } from "../../../core/rules/levels.ts";
import { baht, type Satang } from "../../../core/shared/money.ts";
import type { BankCode } from "../../../core/wallet/banks.ts";

/** A demo member. There is one for each level, with the level's name as username. */
export interface Persona {
  readonly username: LevelName;
  readonly name: string;
  readonly phone: string;
  readonly bank: BankCode;
  readonly accountNumber: string;
  /** Easy to remember, for trying `/aff/GOLD8888`. */
  readonly affiliateCode: string;
  /** The member whose affiliate code they registered with. */
  readonly invitedBy?: LevelName;
  /** Sum of all deposits of the two months. */
  readonly deposited: Satang;
  readonly depositCount: number;
  /** The part of `deposited` in the current month. Levels by month need it. */
  readonly thisMonth: Satang;
  /** Credit at the end of the two months. */
  readonly credit: Satang;
  readonly stake: Satang;
  readonly usualWithdrawal: Satang;
  /** Withdrawals that are paid today. */
  readonly withdrawnToday: readonly Satang[];
  readonly grantedLevel?: LevelId;
  /** Ids of the sandbox's catalogue. */
  readonly games: readonly [string, ...string[]];
}

export const DEMO_PASSWORD = "demo1234";

export const PERSONAS: readonly Persona[] = [
  {
    username: "silver",
    name: "สุดารัตน์ แก้วมณี",
    phone: "0812340001",
    bank: "006",
    accountNumber: "9811230001",
    affiliateCode: "SILVER88",
    invitedBy: "gold",
    deposited: baht(12_500),
    depositCount: 17,
    thisMonth: baht(0),
    credit: baht(1_840.5),
    stake: baht(40),
    usualWithdrawal: baht(600),
    withdrawnToday: [],
    games: ["football-singles", "golden-dragon-fish", "fruit-slot"],
  },
  {
    username: "gold",
    name: "ณัฐพล ศรีสุข",
    phone: "0812340002",
    bank: "014",
    accountNumber: "4681230002",
    affiliateCode: "GOLD8888",
    deposited: baht(181_800),
    depositCount: 21,
    thisMonth: baht(0),
    credit: baht(324_850.75),
    stake: baht(400),
    usualWithdrawal: baht(6_000),
    withdrawnToday: [baht(50_000), baht(38_000)],
    games: ["dragon-cards", "football-singles", "muay-thai", "live-basketball"],
  },
  {
    username: "platinum",
    name: "พิมพ์ชนก วงศ์สวัสดิ์",
    phone: "0812340003",
    bank: "004",
    accountNumber: "0481230003",
    affiliateCode: "PLAT8888",
    invitedBy: "gold",
    deposited: baht(458_000),
    depositCount: 19,
    thisMonth: baht(0),
    credit: baht(612_300),
    stake: baht(1_200),
    usualWithdrawal: baht(15_000),
    withdrawnToday: [baht(120_000)],
    games: ["live-baccarat", "dragon-cards", "tennis"],
  },
  {
    username: "diamond",
    name: "ธนา ชูเกียรติ",
    phone: "0812340004",
    bank: "002",
    accountNumber: "1341230004",
    affiliateCode: "DIAM8888",
    invitedBy: "gold",
    deposited: baht(2_150_000),
    depositCount: 16,
    thisMonth: baht(1_260_000),
    credit: baht(1_384_920.25),
    stake: baht(4_000),
    usualWithdrawal: baht(60_000),
    withdrawnToday: [],
    games: ["live-baccarat", "golden-roulette", "football-singles"],
  },
  {
    username: "vip",
    name: "อรทัย เพชรดี",
    phone: "0812340005",
    bank: "025",
    accountNumber: "7251230005",
    affiliateCode: "VIP88888",
    invitedBy: "diamond",
    deposited: baht(3_600_000),
    depositCount: 18,
    thisMonth: baht(800_000),
    credit: baht(2_450_000),
    stake: baht(7_500),
    usualWithdrawal: baht(90_000),
    withdrawnToday: [baht(100_000)],
    grantedLevel: 5,
    games: ["live-baccarat", "golden-roulette", "dragon-cards"],
  },
];
