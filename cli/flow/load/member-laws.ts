import { formatBaht, satang } from "../../../core/shared/money.ts";
import type { DepositRequest, HistoryEntry, WithdrawalRequest } from "../../../core/wallet/model.ts";

/** What a member's books say, read at one moment. */
export interface MemberBooks {
  readonly creditSatang: number;
  readonly points: number;
  /** Newest first. */
  readonly lines: readonly HistoryEntry[];
  /** Whether these are all lines, and none came while they were read. */
  readonly isWhole: boolean;
  readonly deposits: readonly DepositRequest[];
  readonly withdrawals: readonly WithdrawalRequest[];
}

interface MemberLaw {
  readonly id: string;
  readonly sentence: string;
  /** What breaks it; undefined where it holds. */
  readonly broken: (books: MemberBooks) => string | undefined;
}

const baht = (amount: number) => formatBaht(satang(amount));

/** What holds for every member, whatever happened at once. */
export const MEMBER_LAWS: readonly MemberLaw[] = [
  {
    id: "money/ledger-is-the-credit",
    sentence: "The opening balance and all lines of the ledger are the credit, to the satang.",
    broken: ({ lines, creditSatang, isWhole }) => {
      if (!isWhole) return undefined;
      const first = lines.at(-1);
      const opening = first?.balanceSatang === undefined ? 0 : first.balanceSatang - first.creditSatang;
      const sum = lines.reduce((total, line) => total + line.creditSatang, opening);
      return sum === creditSatang ? undefined : `the lines make ${baht(sum)}, the credit is ${baht(creditSatang)}`;
    },
  },
  {
    id: "money/lines-follow-each-other",
    sentence: "Each line's balance is that of the line before it and its own amount.",
    broken: ({ lines }) => {
      const at = lines.findIndex(({ balanceSatang, creditSatang }, index) => {
        const before = lines[index + 1]?.balanceSatang;
        return balanceSatang !== undefined && before !== undefined && balanceSatang !== before + creditSatang;
      });
      const line = lines[at];
      return (
        line &&
        `line ${line.id} says ${baht(line.balanceSatang ?? 0)} after ${baht(lines[at + 1]?.balanceSatang ?? 0)} and ${baht(line.creditSatang)}`
      );
    },
  },
  {
    id: "money/credit-is-never-negative",
    sentence: "The credit is at no time below zero.",
    broken: ({ lines, creditSatang }) => {
      if (creditSatang < 0) return `the credit is ${baht(creditSatang)}`;
      const line = lines.find(({ balanceSatang = 0 }) => balanceSatang < 0);
      return line && `line ${line.id} says ${baht(line.balanceSatang ?? 0)}`;
    },
  },
  {
    id: "points/ledger-is-the-points",
    sentence: "All lines of the ledger together are the points.",
    broken: ({ lines, points, isWhole }) => {
      const sum = lines.reduce((total, line) => total + line.points, 0);
      return !isWhole || sum === points ? undefined : `the lines make ${sum} points, the member has ${points}`;
    },
  },
  {
    id: "keys/one-key-one-request",
    sentence: "No two requests have the same idempotency key.",
    broken: ({ deposits, withdrawals }) => {
      const ids = new Map<string, string>();
      for (const { id, intent } of [...deposits, ...withdrawals]) {
        const other = intent && ids.get(intent);
        if (other !== undefined && other !== id) return `${other} and ${id} have the same key`;
        if (intent) ids.set(intent, id);
      }
      return undefined;
    },
  },
  {
    id: "money/one-move-each",
    sentence: "No deposit and no withdrawal moved the credit twice in the same direction.",
    broken: ({ lines, withdrawals }) => {
      const attempts = new Map(withdrawals.map(({ id, attempt }) => [id, attempt]));
      const counts = new Map<string, number>();
      for (const { kind, reference, creditSatang } of lines) {
        if ((kind !== "deposit" && kind !== "withdrawal") || reference === "" || creditSatang === 0) continue;
        const key = `${reference} ${creditSatang > 0 ? "in" : "out"}`;
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        // Each attempt of a withdrawal takes the money once, and may return it once.
        if (count > (attempts.get(reference) ?? 1)) return `${reference} moved the credit ${count} times`;
      }
      return undefined;
    },
  },
  {
    id: "deposits/one-open",
    sentence: "At most one deposit by transfer is open.",
    broken: ({ deposits }) => {
      const open = deposits.filter(({ status }) => status === "awaiting-transfer" || status === "checking");
      return open.length > 1 ? `${open.map(({ id }) => id).join(" and ")} are open` : undefined;
    },
  },
];

export function brokenLawsOf(books: MemberBooks): readonly { readonly id: string; readonly found: string }[] {
  return MEMBER_LAWS.flatMap(({ id, broken }) => {
    const found = broken(books);
    return found === undefined ? [] : [{ id, found }];
  });
}
