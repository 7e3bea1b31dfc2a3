import { type BankCode, isBankCode } from "../../core/wallet/banks.ts";

/** The banks' own colours, darkened where white text would be hard to read. The same for every brand. */
const BANK_COLORS = {
  "002": "#1e4598",
  "004": "#0f7a28",
  "006": "#0b74a8",
  "011": "#0a4bc2",
  "014": "#4e2a84",
  "022": "#8c0f1c",
  "024": "#0b3979",
  "025": "#7a5a00",
  "030": "#b8136e",
  "033": "#a8500a",
  "034": "#3a7416",
  "066": "#15634a",
  "067": "#12549f",
  "069": "#544a7d",
  "070": "#a8121a",
  "071": "#0a6070",
  "073": "#5a6168",
} satisfies Record<BankCode, string>;

/** `code` is a key of core/wallet/banks.ts; an unknown bank is grey. */
export function bankColor(code: string): string {
  return isBankCode(code) ? BANK_COLORS[code] : "#4a5560";
}
