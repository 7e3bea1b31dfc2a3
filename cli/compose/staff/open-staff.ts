import { createProfileStaffTokenStorage } from "../../../adapters/node/profile-session-storage.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import { type Failure, notSignedIn, usage } from "../../output/failure.ts";
import { partsOf, textOf } from "../../output/reply-parts.ts";
import type { Json } from "../../output/view.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import type { SignedInStaff, StaffRows, StaffSignIn } from "../../runtime/staff-rows.ts";
import { learnProfile, profileOf } from "../guard/profile-session.ts";
import { openSandbox } from "../sandbox/open-sandbox.ts";
import { askSandbox, readControlReply } from "../sandbox/send-control.ts";
import { openSend } from "../trace/open-send.ts";

/** Opens the rows of staff with the token of a person, or without one the controls of a sandbox. */
export async function openStaff(globals: Globals, io: ProcessIo): Promise<Result<StaffRows, Failure>> {
  const token = io.env["SANAM_STAFF_TOKEN"]?.trim() || tokensOf(globals, io).read();
  if (token !== undefined) {
    io.secrets?.hide(token);
    return openLine(globals, io, token);
  }
  const sandbox = await openSandbox(globals, io);
  if (sandbox.ok) return ok({ ...sandbox.value, isSandbox: true });
  return err(sandbox.error.kind === "not-available" ? nobody(titleOf(globals)) : sandbox.error);
}

/** Signs in, and keeps the token in the profile. */
export async function signInStaff(
  signIn: StaffSignIn,
  globals: Globals,
  io: ProcessIo,
): Promise<Result<SignedInStaff, Failure>> {
  const line = openLine(globals, io, undefined);
  if (!line.ok) return line;
  const { change, close, title } = line.value;
  const reply = await change("/sign-in", signIn);
  await close();
  if (!reply.ok) {
    const isWrong = reply.error.details?.["code"] === "credentials-wrong";
    return err(isWrong ? { ...reply.error, kind: "not-signed-in" } : reply.error);
  }
  const { token, name, role, endsAt } = partsOf(reply.value);
  if (typeof token !== "string") return err({ kind: "contract", message: `${title} gives no token` });
  io.secrets?.hide(token);
  tokensOf(globals, io).write(token);
  return ok({ name: textOf(name), role: textOf(role), endsAt: textOf(endsAt), title });
}

/** Forgets the token of the profile, and ends its session where it is open. False when there was none. */
export async function signOutStaff(globals: Globals, io: ProcessIo): Promise<Result<boolean, Failure>> {
  const tokens = tokensOf(globals, io);
  const token = tokens.read();
  if (token === undefined) return ok(false);
  tokens.clear();
  io.secrets?.hide(token);
  const line = openLine(globals, io, token);
  if (!line.ok) return line;
  const reply = await line.value.change("/sign-out", {});
  await line.value.close();
  return reply.ok || reply.error.kind === "not-signed-in" ? ok(true) : reply;
}

function tokensOf(globals: Globals, { env }: ProcessIo) {
  const { folder, name } = profileOf(globals, env);
  return createProfileStaffTokenStorage(folder, name);
}

function titleOf({ target }: Globals): string {
  return target.kind === "memory" ? "memory" : target.baseUrl;
}

function nobody(title: string): Failure {
  return notSignedIn(`nobody of the staff is signed in at ${title}: sanam staff sign-in NAME signs in`);
}

/** The rows under /staff. */
function openLine(globals: Globals, io: ProcessIo, token: string | undefined): Result<StaffRows, Failure> {
  const { target, timeoutMs } = globals;
  if (target.kind === "memory") return err(usage("a house in memory has no staff: --target takes the house's address"));
  // A reply may repeat what it knows of the profile's member.
  learnProfile(globals, io);
  const { send, close } = openSend(globals);
  const { baseUrl } = target;
  const way = { send, baseUrl, timeoutMs, after: io.after };

  async function ask(
    path: string,
    body: object | undefined,
    key: IdempotencyKey | undefined,
  ): Promise<Result<Json, Failure>> {
    const headers = {
      accept: "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
      ...(key !== undefined && { "idempotency-key": key }),
    };
    const request = { method: body ? "POST" : "GET", path: `/staff${path}`, headers } as const;
    const reply = await askSandbox(way, { ...request, ...(body && { body: JSON.stringify(body) }) });
    if (!reply.ok) {
      const isSent = body !== undefined && path !== "/sign-in" && !reply.error.message.includes("ECONNREFUSED");
      if (!isSent) return reply;
      const message = `${reply.error.message}; what was asked for may have happened`;
      return err({ kind: "unknown-outcome", message });
    }
    const { status, text } = reply.value;
    if (status === 401 && path !== "/sign-in") return err(nobody(baseUrl));
    if (status === 403) return err(notSignedIn(`your role at ${baseUrl} does not allow this`));
    return readControlReply(status, text, "the house");
  }

  return ok({
    title: baseUrl,
    isSandbox: false,
    read: (path) => ask(path, undefined, undefined),
    change: ask,
    close: () => close("now"),
  });
}
