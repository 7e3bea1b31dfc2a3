import { type BankCode, isBankCode } from "../../core/wallet/banks.ts";

/** A line of a mark: its path in a square of 44, its colour, and its width where it is not filled. */
type Line = readonly [path: string, color: string, width?: number];

/** A bank's own colour, and a simple drawing of what people know it by. The same for every brand. */
interface BankMark {
  readonly ground: string;
  readonly lines: readonly Line[];
}

const WHITE = "#ffffff";
const GOLD = "#ffd25a";

const BANK_MARKS: Readonly<Record<BankCode, BankMark>> = {
  "002": {
    ground: "#1e4598",
    lines: [
      ["M22 7c6 7 6 15 0 22-6-7-6-15 0-22z", WHITE],
      ["M8 14c8 1 12 7 13 17-9-2-13-8-13-17zM36 14c-8 1-12 7-13 17 9-2 13-8 13-17zM10 33h24v3H10z", WHITE],
    ],
  },
  "004": {
    ground: "#128a37",
    lines: [
      ["M22 6a16 16 0 100 32 16 16 0 000-32z", WHITE],
      [
        "M22 10c4 5 4 10 0 15-4-5-4-10 0-15zM12 14c6 1 9 5 9 12-6-2-9-6-9-12zM32 14c-6 1-9 5-9 12 6-2 9-6 9-12z",
        "#128a37",
      ],
      ["M9 27c8 4 18 4 26 0-2 6-7 9-13 9s-11-3-13-9z", "#e0202d"],
    ],
  },
  "006": {
    ground: "#0a97d6",
    lines: [
      ["M5 14c9-1 14 3 17 11 3-8 8-12 17-11-6 3-8 7-10 13-2 5-4 8-7 11-3-3-5-6-7-11-2-6-4-10-10-13z", WHITE],
      ["M22 7l4 6-4 6-4-6z", WHITE],
    ],
  },
  "011": {
    ground: "#0050c8",
    lines: [
      ["M11 11v16q0 4 4 4M6 17h9", WHITE, 3.6],
      ["M22 11v16q0 4 4 4M17 17h9", "#ff9d2e", 3.6],
      ["M30 10v21M30 25a4.5 4.5 0 109 0 4.5 4.5 0 00-9 0z", WHITE, 3.6],
    ],
  },
  "014": {
    ground: "#4e2e7f",
    lines: [
      ["M22 6c8 8 14 12 14 19 0 6-6 8-14 13C14 33 8 31 8 25c0-7 6-11 14-19z", GOLD, 2.4],
      ["M22 15c5 5 8 7 8 11s-4 5-8 7c-4-2-8-3-8-7s3-6 8-11z", GOLD],
    ],
  },
  "022": {
    ground: "#7a0c16",
    lines: [
      ["M8 9h12l14 13-14 13H8l14-13z", "#f0323c"],
      ["M8 17l6 5-6 5z", WHITE],
    ],
  },
  "024": {
    ground: "#0b3979",
    lines: [
      ["M11 10v24M18.3 10v24M25.6 10v24M33 10v24", WHITE, 3.4],
      ["M6 27l32-10", "#f0323c", 3.4],
    ],
  },
  "025": {
    ground: "#fec43b",
    lines: [["M22 6l15 14h-7l-8-7-8 7H7zM22 18l11 10h-6l-5-4-5 4h-6zM12 32h20v4H12z", "#5d4a3a"]],
  },
  "030": {
    ground: "#e31c86",
    lines: [
      [
        "M22 7a8 8 0 017 6 6.5 6.5 0 014 11 6.5 6.5 0 01-9 3v10h-4V27a6.5 6.5 0 01-9-3 6.5 6.5 0 014-11 8 8 0 017-6z",
        WHITE,
      ],
    ],
  },
  "033": {
    ground: "#f07a1c",
    lines: [
      ["M22 7l16 14h-5v15H11V21H6z", WHITE],
      ["M18.5 36V27a3.5 3.5 0 017 0v9z", "#f07a1c"],
    ],
  },
  "034": {
    ground: "#3f8a1a",
    lines: [
      ["M22 6a16 16 0 100 32 16 16 0 000-32zM22 34V18", GOLD, 2.2],
      [
        "M22 10c3 3 3 6 0 9-3-3-3-6 0-9zM14 16c5 0 7 3 8 7-5 0-8-3-8-7zM30 16c-5 0-7 3-8 7 5 0 8-3 8-7zM14 23c5 0 7 3 8 7-5 0-8-3-8-7zM30 23c-5 0-7 3-8 7 5 0 8-3 8-7z",
        GOLD,
      ],
    ],
  },
  "066": {
    ground: "#15634a",
    lines: [
      ["M12 12h20v20H12zM22 7.900L36.1 22 22 36.1 7.9 22z", GOLD, 2.2],
      ["M22 17a5 5 0 100 10 5 5 0 000-10z", GOLD],
    ],
  },
  "067": {
    ground: "#12549f",
    lines: [
      ["M10 11h24v6h-9v17h-6V17h-9z", WHITE],
      ["M30 28h5v6h-5z", "#f0323c"],
    ],
  },
  "069": {
    ground: "#5a4a9c",
    lines: [
      ["M10 11v22M20.5 11L12 22l8.5 11", WHITE, 3.4],
      ["M34 11v22M23.5 11L32 22l-8.5 11", "#b9aef0", 3.4],
    ],
  },
  "070": {
    ground: "#c4121f",
    lines: [
      ["M22 7a15 15 0 100 30 15 15 0 000-30zM15 16h14M15 28h14M22 16v12", WHITE, 3.2],
      ["M22 13v18", "#c4121f", 1.4],
    ],
  },
  "071": {
    ground: "#0a5c78",
    lines: [
      ["M34 13a15 15 0 100 18", WHITE, 3.4],
      ["M15 17h15M22.5 17v12", "#ff9d2e", 3.4],
    ],
  },
  "073": {
    ground: "#525a61",
    lines: [
      ["M6 25l10-10 10 10M10 33h24", WHITE, 3.4],
      ["M20 19l4-4 14 14", "#9bd24a", 3.4],
    ],
  },
};

/** The mark of a bank. One that we do not know gets the first letters of its name on a colour of its own. */
export function bankMark(bank: string | undefined, name: string): BankMark & { readonly initials?: string } {
  if (isBankCode(bank)) return BANK_MARKS[bank];
  let sum = 0;
  for (const letter of name) sum += letter.charCodeAt(0);
  // A Thai vowel in front of its consonant is no initial.
  const [initials = ""] = /[a-z]{1,2}|[ก-ฮ]/i.exec(name.replace(/^\s*ธนาคาร/, "")) ?? [];
  return { ground: `hsl(${(sum * 47) % 360}, 42%, 31%)`, lines: [], initials: initials.toUpperCase() };
}
