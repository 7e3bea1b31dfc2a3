import * as v from "valibot";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Member } from "../../flow/run/members.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { readInput } from "../files.ts";

const accountsFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.strictObject({ username: v.pipe(v.string(), v.nonEmpty()), password: v.optional(v.string()) })),
);

/** The members of a file; a password that it leaves out is the environment's. No error repeats what is in it. */
export function readAccounts(
  file: string | undefined,
  { env, secrets }: ProcessIo,
): Result<readonly Member[], Failure> {
  if (file === undefined) return ok([]);
  const text = readInput(file);
  if (!text.ok) return text;
  const read = v.safeParse(accountsFile, text.value);
  if (!read.success) return err(usage(`${file} is no list of accounts: [{"username": "…", "password": "…"}]`));
  const members: Member[] = [];
  for (const { username, password = env["SANAM_PASSWORD"] ?? "" } of read.output) {
    if (password === "") return err(usage(`${file} has no password of ${username}, and SANAM_PASSWORD neither`));
    secrets?.hide(password);
    members.push({ username, password, isNamed: true });
  }
  return ok(members);
}
