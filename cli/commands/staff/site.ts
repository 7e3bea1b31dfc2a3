import { parseInstant, toIso } from "../../../core/shared/bangkok-time.ts";
import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import {
  flag,
  momentOption,
  needed,
  positional,
  textOption,
  wholeNumber,
  withDefault,
} from "../../command-line/options.ts";
import { listOf, partsOf, textOf } from "../../output/reply-parts.ts";
import { moment, table, text } from "../../output/view.ts";
import { withStaff } from "./with-staff.ts";

export const staffAnnounce = command({
  path: ["staff", "announce"],
  summary: "Publish an announcement",
  needs: ["staff"],
  examples: ['sanam staff announce "New games" --body "Five new games are here."'],
  options: {
    title: positional(needed(textOption("--title <text>", "the headline"))),
    body: needed(textOption("--body <text>", "the announcement's text")),
    membersOnly: flag("--members-only", "visitors do not see it"),
  },
  run: ({ title, body, membersOnly }, context) =>
    withStaff(context, async ({ change }) => {
      const reply = await change("/announcements", { title, body, membersOnly });
      if (!reply.ok) return reply;
      return ok({
        data: { title, membersOnly },
        view: [text(`${membersOnly ? "Members" : "All"} can read: ${title}`)],
      });
    }),
});

export const staffMaintenanceOn = command({
  path: ["staff", "maintenance", "on"],
  summary: "Close the site for maintenance",
  needs: ["staff"],
  examples: ["sanam staff maintenance on --until 2026-11-20T14:00:00+07:00"],
  options: { until: momentOption("--until <time>", "the announced end, with its zone") },
  run: ({ until }, context) =>
    withStaff(context, async ({ change }) => {
      const end = until === undefined ? {} : { until: toIso(until) };
      const reply = await change("/maintenance", { on: true, ...end });
      if (!reply.ok) return reply;
      const announced = until === undefined ? "without an announced end" : `until ${moment(until)}`;
      return ok({ data: { maintenance: true, ...end }, view: [text(`The site is closed, ${announced}.`)] });
    }),
});

export const staffMaintenanceOff = command({
  path: ["staff", "maintenance", "off"],
  summary: "Open the site again",
  needs: ["staff"],
  examples: ["sanam staff maintenance off"],
  options: {},
  run: (_, context) =>
    withStaff(context, async ({ change }) => {
      const reply = await change("/maintenance", { on: false });
      return reply.ok ? ok({ data: { maintenance: false }, view: [text("The site is open.")] }) : reply;
    }),
});

export const staffAudit = command({
  path: ["staff", "audit"],
  summary: "Show the audit log: who did what from where, newest first",
  needs: ["staff"],
  examples: ["sanam staff audit --member gold"],
  options: {
    member: textOption("--member <username>", "only what concerns this member"),
    limit: withDefault(wholeNumber("--limit <n>", "at most so many entries", { min: 1, max: 1000 }), 50),
    cursor: textOption("--cursor <id>", "go on after an earlier page, with its next"),
  },
  run: ({ member, limit, cursor }, context) =>
    withStaff(context, async ({ read }) => {
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
