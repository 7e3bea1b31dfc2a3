import { parseInstant, toIso } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { BANK_CODES } from "../../../core/wallet/banks.ts";
import { command } from "../../command-line/command.ts";
import {
  amount,
  choice,
  flag,
  momentOption,
  needed,
  positional,
  textOption,
  wholeNumber,
} from "../../command-line/options.ts";
import { durationOption } from "../../flow/control.ts";
import { partsOf, textOf } from "../../output/reply-parts.ts";
import { fields, moment, money, text } from "../../output/view.ts";
import { changeMember, withSandbox } from "./with-sandbox.ts";

const MEMBER_OPTION = positional(needed(textOption("--member <username>", "the member's user name")));

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
