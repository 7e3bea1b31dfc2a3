import { parseInstant } from "../../../core/shared/bangkok-time.ts";
import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { textOption, wholeNumber, withDefault } from "../../command-line/options.ts";
import { moment, table, text } from "../../output/view.ts";
import { listOf, partsOf, textOf, withSandbox } from "./with-sandbox.ts";

export const sandboxAudit = command({
  path: ["sandbox", "audit"],
  summary: "Show the audit log of the sandbox: who did what from where, newest first",
  needs: ["sandbox"],
  examples: ["sanam sandbox audit --member gold"],
  options: {
    member: textOption("--member <username>", "only what concerns this member"),
    limit: withDefault(wholeNumber("--limit <n>", "at most so many entries", { min: 1, max: 1000 }), 50),
    cursor: textOption("--cursor <id>", "go on after an earlier page, with its next"),
  },
  run: ({ member, limit, cursor }, context) =>
    withSandbox(context, async ({ read }) => {
      const query = new URLSearchParams({
        limit: String(limit),
        ...(member !== undefined && { member }),
        ...(cursor !== undefined && { cursor }),
      });
      const reply = await read(`/audit?${query}`);
      if (!reply.ok) return reply;
      const { items, next } = partsOf(reply.value);
      const entries = listOf(items);
      const rows = entries.map((entry) => [
        moment(parseInstant(textOf(entry["at"]))),
        textOf(entry["actor"]) + (entry["staff"] === undefined ? "" : ` ${textOf(entry["staff"])}`),
        textOf(entry["action"]),
        textOf(entry["outcome"]),
        textOf(entry["member"]),
        textOf(entry["reference"]),
        textOf(entry["address"]),
      ]);
      return ok({
        data: { items: entries, next: next ?? null },
        view: [
          table(["At", "Who", "Action", "Outcome", "Member", "Reference", "Address"], rows, "No entries."),
          ...(next === undefined || next === null ? [] : [text(`More: --cursor ${textOf(next)}`)]),
        ],
      });
    }),
});
