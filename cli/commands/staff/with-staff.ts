import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { CommandResult } from "../../command-line/command.ts";
import { SENDING, textOption } from "../../command-line/options.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { partsOf } from "../../output/reply-parts.ts";
import type { Json, JsonObject } from "../../output/view.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import type { StaffRows } from "../../runtime/staff-rows.ts";

/** Where the name comes from that is in the audit log: at a house, from the token. */
const BY = textOption("--by <name>", "at a sandbox: the name of the staff member, for the audit log");

/** What each decision with an effect takes. */
export const DECISION_OPTIONS = { by: BY, intent: SENDING.intent };

export interface Decision {
  readonly by: string | undefined;
  readonly intent: IdempotencyKey | undefined;
}

/** Runs a command of staff at its target, and closes it. */
export async function withStaff(
  context: CommandContext,
  work: (staff: StaffRows) => Promise<CommandResult>,
): Promise<CommandResult> {
  const opened = await context.openStaff();
  if (!opened.ok) return opened;
  try {
    return await work(opened.value);
  } finally {
    await opened.value.close();
  }
}

/** What became of a decision. */
export interface Decided {
  readonly waits: boolean;
  readonly reply: Json;
}

/** Makes a decision once, under a key of its own or the given one. Says how to ask again when no reply came. */
export async function decide(
  { newIntent }: Pick<CommandContext, "newIntent">,
  staff: StaffRows,
  path: string,
  body: JsonObject,
  { by, intent }: Decision,
): Promise<Result<Decided, Failure>> {
  if (by !== undefined && !staff.isSandbox)
    return err(usage("--by is for a sandbox: at a house, the token says who you are"));
  const key = intent ?? newIntent();
  const reply = await staff.change(path, { ...body, ...(by !== undefined && { by }) }, key);
  if (reply.ok) return ok({ reply: reply.value, waits: partsOf(reply.value)["outcome"] === "waits-for-second-person" });
  if (reply.error.kind !== "unknown-outcome") return reply;
  const message = `${reply.error.message}: --intent ${key} asks again without a second effect`;
  return err({ ...reply.error, message, details: { ...reply.error.details, intent: key } });
}

/** Names the user name when no member has it. */
export function ofMember<T>(reply: Result<T, Failure>, username: string): Result<T, Failure> {
  if (reply.ok || reply.error.details?.["field"] !== "username") return reply;
  return err({ ...reply.error, message: `no member has the user name ${username}` });
}
