import { parseInstant } from "../../../core/shared/bangkok-time.ts";
import { baht, type Satang, ZERO } from "../../../core/shared/money.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { type CommandResult, command } from "../../command-line/command.ts";
import { needed, positional, textOption, withDefault } from "../../command-line/options.ts";
import { listOf, textOf } from "../../output/reply-parts.ts";
import { type Block, type Json, type JsonObject, moment, money, table, text } from "../../output/view.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import { DECISION_OPTIONS, type Decision, decide, withStaff } from "./with-staff.ts";

/** The open requests of a reply, for scripts and for people. */
export function openRequests(reply: Json | undefined): { readonly items: readonly JsonObject[]; readonly view: Block } {
  const open = listOf(reply);
  const items = open.map(({ amount, ...request }) => ({ ...request, amountSatang: satangOf(amount) }));
  const rows = open.map(({ id, kind, username, amount, status, createdAt, agreedBy }) => [
    textOf(id),
    textOf(kind),
    textOf(username),
    money(satangOf(amount)),
    textOf(status) + (Array.isArray(agreedBy) ? `, agreed by ${agreedBy.map(textOf).join(" and ")}` : ""),
    moment(parseInstant(textOf(createdAt))),
  ]);
  return { items, view: table(["Id", "Kind", "Member", "Amount>", "Status", "Created"], rows, "No open requests.") };
}

export function satangOf(amount: Json | undefined): Satang {
  return typeof amount === "number" ? baht(amount) : ZERO;
}

export const staffRequests = command({
  path: ["staff", "requests"],
  summary: "List the open requests of all members, oldest first",
  needs: ["staff"],
  examples: ["sanam staff requests"],
  notes:
    "One that waits for a second person says who agreed. At a sandbox whose back office is automatic, requests end by\nthemselves: see `sandbox back-office`.",
  options: {},
  run: (_, context) =>
    withStaff(context, async ({ read }) => {
      const reply = await read("/requests");
      if (!reply.ok) return reply;
      const { items, view } = openRequests(reply.value);
      return ok({ data: { items }, view: [view] });
    }),
});

const OPTIONS = {
  id: positional(needed(textOption("--request <id>", "the request's id, see `staff requests`"))),
  ...DECISION_OPTIONS,
};

function review(
  context: CommandContext,
  {
    id,
    path,
    done,
    more = {},
    ...decision
  }: Decision & Readonly<Record<"id" | "path" | "done", string>> & { readonly more?: JsonObject },
): Promise<CommandResult> {
  return withStaff(context, async (staff) => {
    const decided = await decide(context, staff, `/requests/${encodeURIComponent(id)}/${path}`, more, decision);
    if (!decided.ok) {
      if (decided.error.details?.["code"] !== "request-not-found") return decided;
      return err({ ...decided.error, message: `there is no open request ${id}; sanam staff requests lists them` });
    }
    const { waits } = decided.value;
    const said = waits ? `waits for a second person, who decides it the same way` : `is ${done}`;
    return ok({
      data: { id, decision: waits ? "waits-for-second-person" : done, by: decision.by ?? null, ...more },
      view: [text(`The request ${id} ${said}.`)],
    });
  });
}

export const staffApprove = command({
  path: ["staff", "approve"],
  summary: "Approve a request: credit a deposit or slip, pay a withdrawal, grant a claim or a bonus",
  needs: ["staff"],
  examples: ["sanam staff approve REQUEST_ID"],
  notes: "Above the amount of SANAM_STAFF_TWO_PERSONS_ABOVE, it waits until another person approves it, too.",
  options: OPTIONS,
  run: (given, context) => review(context, { ...given, path: "approve", done: "approved" }),
});

export const staffPay = command({
  path: ["staff", "pay"],
  summary: "Begin to pay a withdrawal: its status is paying until `staff approve` ends it",
  needs: ["staff"],
  examples: ["sanam staff pay REQUEST_ID"],
  notes: "Two persons above the amount, as for `staff approve`, which then needs one.",
  options: OPTIONS,
  run: (given, context) => review(context, { ...given, path: "start-paying", done: "being paid" }),
});

export const staffReject = command({
  path: ["staff", "reject"],
  summary: "Reject a request",
  needs: ["staff"],
  examples: ['sanam staff reject REQUEST_ID --reason "Name differs"'],
  options: {
    ...OPTIONS,
    reason: withDefault(textOption("--reason <text>", "the reason that the member reads"), "ไม่ผ่านการตรวจสอบ"),
  },
  run: ({ reason, ...given }, context) =>
    review(context, { ...given, path: "reject", done: "rejected", more: { reason } }),
});
