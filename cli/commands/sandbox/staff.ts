import { DAY_MS, parseInstant } from "../../../core/shared/bangkok-time.ts";
import { baht, type Satang, ZERO } from "../../../core/shared/money.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { choice, needed, positional, textOption, withDefault } from "../../command-line/options.ts";
import { durationOption } from "../../flow/control.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { type Json, type JsonObject, moment, money, table, text } from "../../output/view.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import { listOf, partsOf, textOf, withSandbox } from "./with-sandbox.ts";

export const sandboxRequests = command({
  path: ["sandbox", "requests"],
  summary: "List the open requests of all members, oldest first",
  needs: ["sandbox"],
  examples: ["sanam sandbox requests"],
  notes: "With the back office on automatic, requests end by themselves: see `sandbox back-office`.",
  options: {},
  run: (_, context) =>
    withSandbox(context, async ({ read }) => {
      const reply = await read("/requests");
      if (!reply.ok) return reply;
      const open = listOf(reply.value);
      const items = open.map(({ amount, ...request }) => ({ ...request, amountSatang: satangOf(amount) }));
      return ok({
        data: { items },
        view: [
          table(
            ["Id", "Kind", "Member", "Amount>", "Status", "Created"],
            open.map(({ id, kind, username, amount, status, createdAt }) => [
              textOf(id),
              textOf(kind),
              textOf(username),
              money(satangOf(amount)),
              textOf(status),
              moment(parseInstant(textOf(createdAt))),
            ]),
            "No open requests.",
          ),
        ],
      });
    }),
});

function satangOf(amount: Json | undefined): Satang {
  return typeof amount === "number" ? baht(amount) : ZERO;
}

/** What each decision of staff takes. */
const DECISION_OPTIONS = {
  id: positional(needed(textOption("--request <id>", "the request's id, see `sandbox requests`"))),
  by: textOption("--by <name>", "the name of the staff member, for the audit log"),
};

/** Decides a request as staff. */
function decide(
  context: CommandContext,
  {
    id,
    control,
    by,
    done,
    more = {},
  }: Readonly<Record<"id" | "control" | "done", string>> & {
    readonly by: string | undefined;
    readonly more?: JsonObject;
  },
): ReturnType<typeof withSandbox> {
  return withSandbox(context, async ({ change }) => {
    const reply = await change(`/requests/${encodeURIComponent(id)}/${control}`, { ...more, by });
    if (!reply.ok) return reply.error.details?.["code"] === "request-not-found" ? err(missing(reply.error, id)) : reply;
    return ok({ data: { id, decision: done, by: by ?? null, ...more }, view: [text(`The request ${id} is ${done}.`)] });
  });
}

function missing(failure: Failure, id: string): Failure {
  return { ...failure, message: `the sandbox has no request ${id}; sanam sandbox requests lists the open ones` };
}

export const sandboxApprove = command({
  path: ["sandbox", "approve"],
  summary: "Approve a request as staff: credit a deposit or slip, pay a withdrawal, grant a claim",
  needs: ["sandbox"],
  examples: ["sanam sandbox approve REQUEST_ID"],
  options: DECISION_OPTIONS,
  run: ({ id, by }, context) => decide(context, { id, by, control: "approve", done: "approved" }),
});

export const sandboxPay = command({
  path: ["sandbox", "pay"],
  summary: "Begin to pay a withdrawal as staff: its status is paying until `sandbox approve` ends it",
  needs: ["sandbox"],
  examples: ["sanam sandbox pay REQUEST_ID"],
  options: DECISION_OPTIONS,
  run: ({ id, by }, context) => decide(context, { id, by, control: "start-paying", done: "being paid" }),
});

export const sandboxReject = command({
  path: ["sandbox", "reject"],
  summary: "Reject a request as staff",
  needs: ["sandbox"],
  examples: ['sanam sandbox reject REQUEST_ID --reason "Name differs"'],
  options: {
    ...DECISION_OPTIONS,
    reason: withDefault(textOption("--reason <text>", "the reason that the member reads"), "ทดสอบการปฏิเสธรายการ"),
  },
  run: ({ id, by, reason }, context) =>
    decide(context, { id, by, control: "reject", done: "rejected", more: { reason } }),
});

export const sandboxBackOffice = command({
  path: ["sandbox", "back-office"],
  summary: "Show or set who decides requests: the sandbox after some time, or `sandbox approve` and `reject`",
  needs: ["sandbox"],
  examples: ["sanam sandbox back-office", "sanam sandbox back-office waiting"],
  options: {
    mode: positional(choice("--mode <mode>", "who decides", ["automatic", "waiting"])),
    after: durationOption("--after <time>", "with automatic: how long each decision takes; 3s by default"),
  },
  run: ({ mode, after }, context) => {
    if (after !== undefined && mode !== "automatic") return err(usage("--after needs automatic"));
    if (after !== undefined && after > DAY_MS) return err(usage("--after takes at most 1d"));
    return withSandbox(context, async ({ read, change }) => {
      const reply =
        mode === undefined ? await read("") : await change("/back-office", { mode, ...(after && { afterMs: after }) });
      if (!reply.ok) return reply;
      const { backOffice = reply.value } = partsOf(reply.value);
      const { mode: now, afterMs } = partsOf(backOffice);
      const said =
        now === "automatic"
          ? `Requests are decided automatically, ${Number(afterMs) / 1000} s after each step.`
          : "Requests wait for a decision.";
      return ok({ data: { mode: textOf(now), ...(afterMs !== undefined && { afterMs }) }, view: [text(said)] });
    });
  },
});
