import { err } from "../../../core/shared/result.ts";
import type { CommandResult } from "../../command-line/command.ts";
import type { Failure } from "../../output/failure.ts";
import type { JsonObject } from "../../output/view.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import type { SandboxControls } from "../../runtime/sandbox-request.ts";

/** Runs a command with the controls of its target, and closes them. */
export async function withSandbox(
  context: CommandContext,
  work: (sandbox: SandboxControls) => Promise<CommandResult>,
): Promise<CommandResult> {
  const opened = await context.openSandbox();
  if (!opened.ok) return opened;
  const sandbox = opened.value;
  try {
    return await work(sandbox);
  } finally {
    sandbox.progress.end();
    await sandbox.close();
  }
}

/** Changes something of a member. Names the user name when no member has it. */
export async function changeMember(
  { change }: SandboxControls,
  username: string,
  what: string,
  body: JsonObject,
): ReturnType<SandboxControls["change"]> {
  const reply = await change(`/members/${encodeURIComponent(username)}/${what}`, body);
  if (reply.ok || reply.error.details?.["field"] !== "username") return reply;
  const failure: Failure = { ...reply.error, message: `no member of the sandbox has the user name ${username}` };
  return err(failure);
}
