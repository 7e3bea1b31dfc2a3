import type { Member } from "../../core/session/model.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { type Failure, notSignedIn } from "../output/failure.ts";
import type { Backend } from "./backend.ts";
import type { CommandContext } from "./command-context.ts";

/** Connects to the target as the signed-in member; fails when nobody is signed in. */
export async function connectAsMember(
  context: CommandContext,
): Promise<Result<Backend & { readonly member: Member }, Failure>> {
  const backend = await context.connect();
  if (!backend.ok) return backend;
  const session = backend.value.sessionStorage.read();
  if (session) return ok({ ...backend.value, member: session.member });
  const { targetName, targetOptions } = backend.value;
  return err(notSignedIn(`nobody is signed in at ${targetName}; run: sanam session login <username>${targetOptions}`));
}
