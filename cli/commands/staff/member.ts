import { LEVEL_IDS, type LevelId, levelName } from "../../../core/rules/levels.ts";
import { parseInstant } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { didYouMean } from "../../command-line/did-you-mean.ts";
import { amount, needed, option, positional, quote, textOption, wholeNumber } from "../../command-line/options.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { listOf, partsOf, textOf } from "../../output/reply-parts.ts";
import { counted, fields, moment, money, table, text } from "../../output/view.ts";
import { openRequests, satangOf } from "./requests.ts";
import { DECISION_OPTIONS, decide, ofMember, withStaff } from "./with-staff.ts";

const MEMBER_OPTION = positional(needed(textOption("--member <username>", "the member's user name")));

const pathOf = (username: string, what = "") => `/members/${encodeURIComponent(username)}${what}`;

export const staffMember = command({
  path: ["staff", "member"],
  summary: "Show a member: level, credit, points, open requests and the latest lines of the ledger",
  needs: ["staff"],
  examples: ["sanam staff member gold"],
  notes: "The bank account is whole for those who may pay, and masked for the others.",
  options: { username: MEMBER_OPTION },
  run: ({ username }, context) =>
    withStaff(context, async ({ read }) => {
      const reply = ofMember(await read(pathOf(username)), username);
      if (!reply.ok) return reply;
      const { credit, requests, history, bank, ...member } = partsOf(reply.value);
      const open = openRequests(requests);
      const ledger = listOf(history).map(({ amount: change, balance, ...line }) => ({
        ...line,
        amountSatang: satangOf(change),
        balanceSatang: satangOf(balance),
      }));
      const { bankName, account } = partsOf(bank);
      const lines = listOf(history).map((line) => [
        moment(parseInstant(textOf(line["at"]))),
        textOf(line["kind"]),
        money(satangOf(line["amount"])),
        textOf(line["point"]),
        money(satangOf(line["balance"])),
        textOf(line["reference"]),
      ]);
      return ok({
        data: { ...member, bank: bank ?? null, creditSatang: satangOf(credit), requests: open.items, ledger },
        view: [
          fields({
            Username: textOf(member["username"]),
            Name: textOf(member["name"]),
            Level: textOf(member["level"]),
            Credit: money(satangOf(credit)),
            Points: textOf(member["point"]),
            Bank: bank ? `${textOf(bankName)} ${textOf(account)}` : "-",
          }),
          open.view,
          table(["At", "Kind", "Amount>", "Points>", "Credit>", "Reference"], lines, "No lines."),
        ],
      });
    }),
});

const NAMES = ["silver", "gold", "platinum", "diamond", "vip"];

interface Wanted {
  /** Null takes back a granted level. */
  readonly level: LevelId | null;
}

function readLevel(typed: string): Result<Wanted, Failure> {
  const word = typed.trim().toLowerCase();
  if (word === "none") return ok({ level: null });
  const named = NAMES.indexOf(word) + 1;
  const level = LEVEL_IDS.find((id) => id === named || String(id) === word);
  if (level !== undefined) return ok({ level });
  return err(
    usage(
      `--level takes ${NAMES.join(", ")}, an id from 1 to 6, or none, not ${quote(typed)}${didYouMean(typed, NAMES)}`,
    ),
  );
}

const LEVEL = option("--level <level>", `${NAMES.join(", ")}, an id from 1 to 6, or none: take it back`, readLevel);

export const staffLevel = command({
  path: ["staff", "level"],
  summary: "Grant a member a level, or take the granted one back",
  needs: ["staff"],
  examples: ["sanam staff level gold diamond"],
  options: { username: MEMBER_OPTION, level: positional(needed(LEVEL)), ...DECISION_OPTIONS },
  run: ({ username, level: { level }, ...decision }, context) =>
    withStaff(context, async (staff) => {
      const done = ofMember(await decide(context, staff, pathOf(username, "/level"), { level }, decision), username);
      if (!done.ok) return done;
      const said = level === null ? "has no granted level now" : `has the level ${levelName(level)} now`;
      return ok({ data: { username, level }, view: [text(`${username} ${said}.`)] });
    }),
});

export const staffBonus = command({
  path: ["staff", "bonus"],
  summary: "Give a member credit or points",
  needs: ["staff"],
  examples: ["sanam staff bonus gold 500", 'sanam staff bonus gold --points 100 --title "Birthday"'],
  notes:
    "Credit above the amount of SANAM_STAFF_TWO_PERSONS_ABOVE becomes a request, which another person approves or rejects.",
  options: {
    username: MEMBER_OPTION,
    amount: positional(amount("--amount <baht>", "the credit")),
    points: wholeNumber("--points <n>", "points instead of credit", { min: 1, max: 1_000_000 }),
    title: textOption("--title <text>", "what the member's history says"),
    ...DECISION_OPTIONS,
  },
  run: ({ username, amount: given, points, title, ...decision }, context) => {
    if ((given === undefined) === (points === undefined)) return err(usage("give an amount or --points, one of them"));
    const said = given === undefined ? counted(points ?? 0, "point") : money(given);
    const [path, gift] =
      given === undefined ? ["/points", { point: points ?? 0 }] : ["/top-up", { amount: toBaht(given) }];
    return withStaff(context, async (staff) => {
      const body = { ...gift, ...(title !== undefined && { title }) };
      const done = ofMember(await decide(context, staff, pathOf(username, path), body, decision), username);
      if (!done.ok) return done;
      const { waits } = done.value;
      return ok({
        data: {
          username,
          ...(given === undefined ? { points: points ?? 0 } : { amountSatang: given }),
          title: title ?? null,
          decision: waits ? "waits-for-second-person" : "given",
        },
        view: [text(waits ? `${said} for ${username} waits for a second person.` : `${username} got ${said}.`)],
      });
    });
  },
});
