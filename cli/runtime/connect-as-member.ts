import type { Member } from "../../core/session/model.ts";
import { type BangkokDate, type DayRange, type Instant, inOrder } from "../../core/shared/bangkok-time.ts";
import type { Problem } from "../../core/shared/fault.ts";
import { err, mapOk, ok, type Result } from "../../core/shared/result.ts";
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

interface AskedDays {
  readonly from: BangkokDate | undefined;
  readonly to: BangkokDate | undefined;
}

/** The days that were asked for, in order. Missing ones count from the backend's today: this machine's clock may be wrong. */
export async function backendDayRange(
  { wallet }: Pick<Backend, "wallet">,
  { from, to }: AskedDays,
  defaultRange: (now: Instant) => DayRange,
): Promise<Result<DayRange, Problem>> {
  return mapOk(await wallet.credit(), ({ asOf }) => {
    const shown = defaultRange(asOf);
    return inOrder({ from: from ?? shown.from, to: to ?? shown.to });
  });
}
