import * as v from "valibot";
import { operation } from "../../../contracts/schemas/site.ts";
import type { Clock, Wait } from "../../../core/platform/device.ts";
import { instant, parseInstant, plus, toIso } from "../../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Failure } from "../../output/failure.ts";
import type { SandboxState } from "../../runtime/sandbox-request.ts";
import { LAWS } from "../laws/laws.ts";
import { checkRows, type RowReport } from "../rows/check-rows.ts";
import { type Control, createControl, readSandbox } from "./controls.ts";
import { notChecked, stopOf } from "./findings.ts";
import { type KnownSession, knownMember, livedMember } from "./members.ts";
import { openTrial } from "./open-trial.ts";
import { patientSend } from "./patient-send.ts";
import { pathOf, titleOf } from "./rows.ts";
import { onceDone } from "./run-checks.ts";
import { type LawReport, runLaws } from "./run-laws.ts";
import { createSecrets, learningSend } from "./secrets.ts";
import { type Loss, watchTarget } from "./target-watch.ts";
import { headersFor, isJson, jsonOf, kindOf, reasonOf, type SendWire, type WireAnswer } from "./wire.ts";

export interface ConformSettings {
  readonly send: SendWire;
  /** Of the profile, for a run that only reads. */
  readonly session: KnownSession | undefined;
  readonly sandboxToken: string | undefined;
  readonly allowWrites: boolean;
  /** Runs what the filter accepts only: ids of laws, names of rows. */
  readonly only: (id: string) => boolean;
  /** A run with the same seed on a backend in the same state draws the same values. */
  readonly seed: number;
  readonly now: Clock;
  readonly wait: Wait;
  readonly say: (line: string) => void;
  readonly isStopped: () => boolean;
}

export interface ConformReport {
  /** Whether the backend has a sandbox's controls that this run could use. */
  readonly sandbox: boolean;
  readonly seed: number;
  readonly rows: readonly RowReport[];
  readonly laws: readonly LawReport[];
  /** Why the run ended early. */
  readonly loss: Loss | undefined;
}

/** Checks a backend against every row and every law. Fails only where the target cannot be checked at all. */
export async function conform(settings: ConformSettings): Promise<Result<ConformReport, Failure>> {
  const { session, sandboxToken, allowWrites, only, say, isStopped, seed, now } = settings;
  const secrets = createSecrets();
  const wait = unlessStopped(settings.wait, isStopped);
  const always = learningSend(settings.send, secrets);
  const watch = watchTarget({ send: untilStopped(always, isStopped), now, wait });
  const { send } = watch;
  const unfit = await preflight(patientSend({ send: always, wait }));
  if (unfit) return err(unfit);
  if (session) secrets.add(session.token, "token");
  if (sandboxToken !== undefined) secrets.add(sandboxToken, "sandbox token");
  const found = allowWrites ? await readSandbox(always, { token: sandboxToken }) : undefined;
  if (found === "asks for its token") say(TOKEN_MISSING);
  const sandbox = found === "asks for its token" ? undefined : found;
  // Also after a stop or a loss: what a law changed for everybody is put back.
  const sendControl: SendWire = (call) => (isStopped() || watch.health().loss ? always(call) : send(call));
  const control = sandbox && watch.watched(createControl(sendControl, sandbox));

  const parts = { secrets, control, allowWrites };
  const live = async (): Promise<KnownSession> => {
    const trial = openTrial({ ...parts, send, reader: () => notChecked("no reader") }, `${seed} reader`);
    const { token, uuid, username } = await livedMember(trial);
    return { token: token(), uuid, username };
  };
  const lived = onceDone(async () => (control ? live() : (session ?? notChecked(NOBODY))));
  const reader = async (through: SendWire) => knownMember(through, await lived());

  const restore = sandbox && control ? await prepare(sandbox.state, control) : async () => undefined;
  try {
    const run = { ...parts, send, reader, isStopped, seed, health: watch.health };
    const rows = await checkRows({ ...run, only });
    const laws = await runLaws({
      ...run,
      secondFactorFor: sandbox?.state.secondFactorFor,
      laws: LAWS.filter(({ id }) => only(id)),
      onLaw: ({ id, finding }) => say(`${finding.verdict}  ${id}`),
    });
    return ok({ sandbox: control !== undefined, seed, rows, laws, loss: watch.health().loss });
  } finally {
    await restore().catch((error: unknown) => say(`the sandbox was not put back: ${reasonOf(error)}`));
  }
}

/** Sends nothing after a stop, so that what runs ends soon; what it says of lost replies is no deviation then. */
function untilStopped(send: SendWire, isStopped: () => boolean): SendWire {
  return async (call) => {
    if (isStopped()) return notChecked(STOPPED);
    try {
      return await send(call);
    } catch (error) {
      if (isStopped()) return notChecked(STOPPED);
      throw error;
    }
  };
}

/** Ends a wait soon after a stop. */
function unlessStopped(wait: Wait, isStopped: () => boolean): Wait {
  return async (ms) => {
    for (let left = ms; left > 0 && !isStopped(); left -= SLICE_MS) await wait(Math.min(left, SLICE_MS));
  };
}

const SLICE_MS = 250;

const STOPPED = "the run was stopped during it";

const TOKEN_MISSING =
  "The target is a sandbox that asks for its token, so its controls are not used: SANAM_SANDBOX_TOKEN has the token, and SANAM_SANDBOX_URL the address of a sandbox on another machine.";

const NOBODY = "nobody is signed in: run `sanam session login` for this target first";

/** Stops the clock and lets requests wait for staff. Returns how to put both back. */
async function prepare({ clock, backOffice }: SandboxState, control: Control): Promise<() => Promise<void>> {
  const startedAt = performance.now();
  await control("/back-office", { mode: "waiting" });
  await control("/clock", { set: clock.now, pinned: true });
  return async () => {
    await control("/back-office", Object(backOffice));
    const before = parseInstant(clock.now) ?? instant(0);
    const at = clock.pinned ? before : plus(before, Math.round(performance.now() - startedAt));
    await control("/clock", { set: toIso(at), pinned: clock.pinned });
  };
}

/** Why a target cannot be checked at all; undefined for one that looks like a backend of this contract. */
async function preflight(send: SendWire): Promise<Failure | undefined> {
  const call = { method: "GET", path: pathOf("operation", {}), headers: headersFor(undefined, false) };
  const answer = await send(call).catch(unanswered);
  if ("kind" in answer) return answer;
  const { status } = answer;
  const isClosed = status === 200 && isJson(answer) && Object(jsonOf(answer.text)).websiteStatus === "MA";
  if (isClosed || status === 503) {
    const why = isClosed ? "is in maintenance" : `answers ${status}`;
    return { kind: "unavailable", message: `the target ${why}, so nothing can be checked now`, details: { status } };
  }
  if (status >= 300 && status < 400) {
    // Its query may hold what was sent.
    const where = answer.header("location")?.replace(/[?#][^]*$/, "") ?? "elsewhere";
    return broken(`the target redirects to ${where}; give that address as --target`, status);
  }
  if (isJson(answer) && (status >= 500 || (status === 200 && fits(answer)))) return undefined;
  return broken(
    `this is no backend of the contract: ${titleOf("operation")} answers ${status}, ${kindOf(answer)}`,
    status,
  );
}

function unanswered(error: unknown): Failure {
  const stop = stopOf(error);
  if (stop?.verdict === "not-checked") return { kind: "unavailable", message: stop.reason };
  const isLate = error instanceof Error && error.name === "TimeoutError";
  return { kind: isLate ? "timed-out" : "unreachable", message: `the backend does not answer: ${reasonOf(error)}` };
}

function fits({ text }: WireAnswer): boolean {
  return v.is(operation, jsonOf(text));
}

function broken(message: string, status: number): Failure {
  return { kind: "contract", message, details: { endpoint: titleOf("operation"), status } };
}
