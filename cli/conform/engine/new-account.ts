import type { Random } from "./random.ts";
import type { BodyOf } from "./rows.ts";

const PASSWORD = "rainy-season-7";

/** What a new member registers with: values that nobody else is likely to have. */
export function newAccount(random: Random, afCode?: string): BodyOf<"register"> & { readonly password: string } {
  return {
    username: `q${textOf("abcdefghijkmnpqrstuvwxyz", 11, random)}`,
    password: PASSWORD,
    name: "สมาชิก ทดสอบ",
    phone: `08${textOf("0123456789", 8, random)}`,
    bankName: "004",
    bankId: `1${textOf("0123456789", 8, random)}7`,
    ...(afCode === undefined ? {} : { afCode }),
  };
}

function textOf(alphabet: string, length: number, random: Random): string {
  return Array.from({ length }, () => alphabet.charAt(random(alphabet.length))).join("");
}
