/** The Bank of Thailand's three-digit bank codes; slips use the same codes. */
export const BANK_CODES = [
  "002",
  "004",
  "006",
  "011",
  "014",
  "022",
  "024",
  "025",
  "030",
  "033",
  "034",
  "066",
  "067",
  "069",
  "070",
  "071",
  "073",
] as const;
export type BankCode = (typeof BANK_CODES)[number];

export interface Bank {
  readonly code: BankCode;
  /** The common name, without ธนาคาร. */
  readonly thaiName: string;
  readonly abbreviation: string;
}

const NAMES = {
  "002": ["กรุงเทพ", "BBL"],
  "004": ["กสิกรไทย", "KBANK"],
  "006": ["กรุงไทย", "KTB"],
  "011": ["ทหารไทยธนชาต", "TTB"],
  "014": ["ไทยพาณิชย์", "SCB"],
  "022": ["ซีไอเอ็มบี ไทย", "CIMBT"],
  "024": ["ยูโอบี", "UOBT"],
  "025": ["กรุงศรีอยุธยา", "BAY"],
  "030": ["ออมสิน", "GSB"],
  "033": ["อาคารสงเคราะห์", "GHB"],
  "034": ["ธ.ก.ส.", "BAAC"],
  "066": ["อิสลามแห่งประเทศไทย", "ISBT"],
  "067": ["ทิสโก้", "TISCO"],
  "069": ["เกียรตินาคินภัทร", "KKP"],
  "070": ["ไอซีบีซี (ไทย)", "ICBCT"],
  "071": ["ไทยเครดิต", "TCRB"],
  "073": ["แลนด์ แอนด์ เฮ้าส์", "LHBANK"],
} as const satisfies Record<BankCode, readonly [thaiName: string, abbreviation: string]>;

export function isBankCode(code: unknown): code is BankCode {
  return (BANK_CODES as readonly unknown[]).includes(code);
}

export function bankOf(code: BankCode): Bank {
  const [thaiName, abbreviation] = NAMES[code];
  return { code, thaiName, abbreviation };
}

/** By code. */
export const BANKS: readonly Bank[] = BANK_CODES.map(bankOf);

/** Older or longer names that backends use for the same banks, normalised. */
const ALIASES: Readonly<Record<string, BankCode>> = {
  กสิกร: "004",
  ttbbank: "011",
  ทีทีบี: "011",
  ทหารไทย: "011",
  tmb: "011",
  cimb: "022",
  ซีไอเอ็มบี: "022",
  uob: "024",
  กรุงศรี: "025",
  krungsri: "025",
  ghbank: "033",
  ธอส: "033",
  เพื่อการเกษตรและสหกรณ์การเกษตร: "034",
  ibank: "066",
  icbc: "070",
  thaicredit: "071",
  lhb: "073",
};

const BY_FOLDED_NAME: ReadonlyMap<string, BankCode> = new Map([
  ...Object.entries(ALIASES),
  ...BANKS.flatMap(({ code, thaiName, abbreviation }): readonly (readonly [string, BankCode])[] => [
    [code, code],
    [fold(thaiName), code],
    [fold(abbreviation), code],
  ]),
]);

/** The bank with a code, an abbreviation or a Thai name; undefined for an unknown one. */
export function findBank(name: string): BankCode | undefined {
  return BY_FOLDED_NAME.get(name) ?? BY_FOLDED_NAME.get(fold(name));
}

function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\s*ธนาคาร/, "")
    .replace(/[\s.()]/g, "");
}
