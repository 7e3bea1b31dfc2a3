import { LEVEL_IDS, type LevelId, levelName } from "../../../core/rules/levels.ts";
import { parseInstant, toIso } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { BANK_CODES } from "../../../core/wallet/banks.ts";
import { command } from "../../command-line/command.ts";
import { didYouMean } from "../../command-line/did-you-mean.ts";
import {
  amount,
  choice,
  flag,
  momentOption,
  needed,
  option,
  positional,
  quote,
  textOption,
  wholeNumber,
} from "../../command-line/options.ts";
import { durationOption } from "../../flow/control.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { counted, fields, moment, money, text } from "../../output/view.ts";
import { changeMember, partsOf, textOf, withSandbox } from "./with-sandbox.ts";

const MEMBER_OPTION = positional(needed(textOption("--member <username>", "the member's user name")));

export const sandboxTopUp = command({
  path: ["sandbox", "top-up"],
  summary: "Give a member credit",
  needs: ["sandbox"],
  examples: ["sanam sandbox top-up gold 500"],
  options: {
    username: MEMBER_OPTION,
    amount: positional(needed(amount("--amount <baht>", "the amount"))),
    title: textOption("--title <text>", "what the member's history says"),
  },
  run: ({ username, amount: given, title }, context) =>
    withSandbox(context, async (sandbox) => {
      const reply = await changeMember(sandbox, username, "top-up", { amount: toBaht(given), title });
      if (!reply.ok) return reply;
      return ok({
        data: { username, amountSatang: given, title: title ?? null },
        view: [text(`${username} got ${money(given)}.`)],
      });
    }),
});

export const sandboxPoints = command({
  path: ["sandbox", "points"],
  summary: "Give a member points",
  needs: ["sandbox"],
  examples: ["sanam sandbox points gold 100"],
  options: {
    username: MEMBER_OPTION,
    points: positional(needed(wholeNumber("--points <n>", "the points", { min: 1, max: 1_000_000 }))),
    title: textOption("--title <text>", "what the member's history says"),
  },
  run: ({ username, points, title }, context) =>
    withSandbox(context, async (sandbox) => {
      const reply = await changeMember(sandbox, username, "points", { point: points, title });
      if (!reply.ok) return reply;
      return ok({
        data: { username, points, title: title ?? null },
        view: [text(`${username} got ${counted(points, "point")}.`)],
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

export const sandboxLevel = command({
  path: ["sandbox", "level"],
  summary: "Grant a member a level, or take the granted one back",
  needs: ["sandbox"],
  examples: ["sanam sandbox level gold diamond"],
  options: { username: MEMBER_OPTION, level: positional(needed(LEVEL)) },
  run: ({ username, level: { level } }, context) =>
    withSandbox(context, async (sandbox) => {
      const reply = await changeMember(sandbox, username, "level", { level });
      if (!reply.ok) return reply;
      const said = level === null ? "has no granted level now" : `has the level ${levelName(level)} now`;
      return ok({ data: { username, level }, view: [text(`${username} ${said}.`)] });
    }),
});

export const sandboxResetFactors = command({
  path: ["sandbox", "reset-factors"],
  summary: "End a member's second factors as staff, after a wait in which showing one of them cancels it",
  needs: ["sandbox"],
  examples: ["sanam sandbox reset-factors gold --wait 1h"],
  options: {
    username: MEMBER_OPTION,
    wait: durationOption("--wait <time>", "until it takes effect; 1d by default"),
    by: textOption("--by <name>", "the name of the staff member, for the audit log"),
  },
  run: ({ username, wait, by }, context) =>
    withSandbox(context, async (sandbox) => {
      const reply = await changeMember(sandbox, username, "reset-factors", {
        ...(wait !== undefined && { waitMs: wait }),
        ...(by !== undefined && { by }),
      });
      if (!reply.ok) return reply;
      const dueAt = textOf(partsOf(reply.value)["dueAt"]);
      return ok({
        data: { username, dueAt },
        view: [text(`The second factors of ${username} end at ${moment(parseInstant(dueAt))}.`)],
      });
    }),
});

export const sandboxEndSessions = command({
  path: ["sandbox", "end-sessions"],
  summary: "Sign a member out everywhere",
  needs: ["sandbox"],
  examples: ["sanam sandbox end-sessions gold"],
  options: {
    username: MEMBER_OPTION,
    by: textOption("--by <name>", "the name of the staff member, for the audit log"),
  },
  run: ({ username, by }, context) =>
    withSandbox(context, async (sandbox) => {
      const reply = await changeMember(sandbox, username, "end-sessions", { by });
      if (!reply.ok) return reply;
      return ok({ data: { username }, view: [text(`${username} is signed out everywhere.`)] });
    }),
});

const PNG = "data:image/png;base64,";

export const sandboxSlip = command({
  path: ["sandbox", "slip"],
  summary: "Make a bank slip of a transfer that the sandbox's bank knows",
  needs: ["sandbox"],
  examples: ["sanam sandbox slip 500 --file slip.png"],
  notes: "Each slip is another one. With --serial, the same amount, time, sender and serial make the same slip.",
  options: {
    amount: positional(needed(amount("--amount <baht>", "the amount"))),
    file: textOption("--file <png>", "write the slip's picture there"),
    at: momentOption("--at <time>", "the time of the transfer; the sandbox's now by default"),
    bank: choice("--bank <code>", "the sender's bank", BANK_CODES),
    sender: wholeNumber("--sender <n>", "one of the senders", { min: 0, max: 1023 }),
    serial: wholeNumber("--serial <n>", "a number of your own for it, to make the same slip again", {
      min: 0,
      max: 1295,
    }),
    elsewhere: flag("--elsewhere", "the transfer went to an account that is not the house's"),
  },
  run: ({ amount: paid, file, at, elsewhere, ...rest }, context) =>
    withSandbox(context, async ({ change, writeFile }) => {
      const when = at === undefined ? {} : { at: toIso(at) };
      const reply = await change("/slips", { amount: toBaht(paid), ...when, toUs: !elsewhere, ...rest });
      if (!reply.ok) return reply;
      const { picture, payload, reference } = partsOf(reply.value);
      if (typeof picture !== "string" || !picture.startsWith(PNG)) {
        return err({ kind: "contract", message: "the sandbox's slip has no picture" });
      }
      if (file !== undefined) {
        const written = writeFile(file, Buffer.from(picture.slice(PNG.length), "base64"));
        if (!written.ok) return written;
      }
      return ok({
        data: { amountSatang: paid, payload: textOf(payload), reference: textOf(reference), file: file ?? null },
        view: [
          fields({ Amount: money(paid), Reference: textOf(reference), "Mini QR": textOf(payload), Picture: file }),
        ],
      });
    }),
});
