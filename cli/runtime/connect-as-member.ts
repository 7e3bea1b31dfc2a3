import type { Member } from "../../core/session/model.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { type Failure, notSignedIn } from "../output/failure.ts";
import type { Backend } from "./backend.ts";
import type { Cli } from "./command-context.ts";

/** The target with the profile's session; a failure when nobody is signed in there. */
export async function connectAsMember(cli: Cli): Promise<Result<Backend & { readonly member: Member }, Failure>> {
  const backend = await cli.connect();
  if (!backend.ok) return backend;
  const session = backend.value.sessionStorage.read();
  if (session) return ok({ ...backend.value, member: session.member });
  const { title, aim } = backend.value;
  return err(notSignedIn(`nobody is signed in at ${title}; run: sanam session login <username>${aim}`));
}
