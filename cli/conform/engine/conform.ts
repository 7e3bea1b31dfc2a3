import * as v from "valibot";
import { operation } from "../../../contracts/schemas/site.ts";
import type { Clock, Wait } from "../../../core/platform/device.ts";
import { instant, parseInstant, plus, toIso } from "../../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Failure } from "../../output/failure.ts";
import type { SandboxState } from "../../runtime/sandbox-request.ts";
import { LAWS } from "../laws/laws.ts";
import { livedMember } from "../laws/lived-member.ts";
import { checkRows, type RowReport } from "../rows/check-rows.ts";
import { type Baseline, createAcceptance } from "./acceptance.ts";
import { callOf, type Person } from "./caller.ts";
import { createControl, readSandbox } from "./controls.ts";
import { notChecked, stopOf } from "./findings.ts";
import { memberOf, unusedSeed } from "./members.ts";
import { patientSend } from "./patient-send.ts";
import { openModel } from "./play.ts";
import { titleOf } from "./rows.ts";
import { onceDone, type TracedStop } from "./run-checks.ts";
import { type LawReport, runLaws } from "./run-laws.ts";
import { createSecrets, learningSend } from "./secrets.ts";
import { type Loss, watchTarget } from "./target-watch.ts";
import { openTrial } from "./trial.ts";
import { type Control, codeOf, isJson, isNotOffered, jsonOf, kindOf, reasonOf, type SendWire } from "./wire.ts";

export interface ConformSettings {
  readonly send: SendWire;
  /** How messages name the target. */
  readonly title?: string;
  /** Of the profile, for a run that only reads. */
  readonly session: Person | undefined;
  readonly sandboxToken: string | undefined;
  readonly allowWrites: boolean;
  /** Runs what the filter accepts only: ids of laws, names of rows. */
  readonly only: (id: string) => boolean;
  /** A run with the same seed draws the same values on a backend that had no run with it before. */
  readonly seed: number;
  /** How long the run goes on with random calls; what is scripted runs to its end. */
  readonly forMs: number;
  readonly now: Clock;
  readonly wait: Wait;
  readonly say: (line: string) => void;
  readonly isStopped: () => boolean;
  /** Deviations that are accepted; none by default. */
  readonly baseline?: Baseline;
  /** Ends the run at the first deviation that is not accepted. */
  readonly bail?: boolean;
}

export interface ConformReport {
  /** Whether the backend has a sandbox's controls that this run could use. */
  readonly sandbox: boolean;
  readonly seed: number;
  readonly rows: readonly RowReport[];
  readonly laws: readonly LawReport[];
  /** What led to the deviations from the model, by law. */
  readonly traces: ReadonlyMap<string, TracedStop>;
  /** Why the run ended early: the target went away. */
  readonly loss: Loss | undefined;
  /** Why the run ended early: something deviated, and `bail` was asked for. */
  readonly ended: string | undefined;
}

/** Checks a backend against every row and every law. Fails only where the target cannot be checked at all. */
export async function conform(settings: ConformSettings): Promise<Result<ConformReport, Failure>> {
  const { session, sandboxToken, allowWrites, only, say, isStopped, seed, now, title = "the backend" } = settings;
  const secrets = createSecrets();
  const acceptance = createAcceptance(settings.baseline ?? new Map(), settings.bail ?? false);
  const stopReason = () => (isStopped() ? STOPPED : acceptance.ended());
  const wait = unlessStopped(settings.wait, isStopped);
  const always = learningSend(settings.send, secrets);
  const watch = watchTarget({ send: untilStopped(always, stopReason), now, wait });
  const { send } = watch;
  const unfit = await preflight(patientSend({ send: always, wait }), title);
  if (unfit) return err(unfit);
  if (session) secrets.add(session.token, "token");
  if (sandboxToken !== undefined) secrets.add(sandboxToken, "sandbox token");
  const found = allowWrites ? await readSandbox(always, sandboxToken) : undefined;
  if (found === "asks for its token") say(TOKEN_MISSING);
  const sandbox = found === "asks for its token" ? undefined : found;
  // Also after a stop or a loss: what a law changed for everybody is put back.
  const sendControl: SendWire = (call) =>
    stopReason() !== undefined || watch.health().loss ? always(call) : send(call);
  const control = sandbox && watch.watched(createControl(sendControl, sandbox.token));

  const parts = { secrets, control, allowWrites };
  // Where nobody can register, an earlier run has left nobody behind.
  const drawn = allowWrites ? await unusedSeed(seed, send, secrets).catch(() => seed) : seed;
  const lives = () =>
    livedMember(openTrial({ ...parts, send, reader: () => notChecked("no reader") }, `${drawn} reader`));
  const lived = onceDone<Person>(async () => (control ? lives() : (session ?? notChecked(NOBODY))));
  const reader = async (through: SendWire) => memberOf(through, await lived());

  const deadline = performance.now() + settings.forMs;
  const isOver = () => isStopped() || performance.now() >= deadline;
  const restore = sandbox && control ? await prepare(sandbox.state, control) : async () => undefined;
  try {
    const run = { ...parts, send, reader, isStopped, acceptance, seed: drawn, health: watch.health };
    const rows = await checkRows({ ...run, only });
    const model =
      control && (await openModel(control, sandbox?.state.sendsEveryField === true, sandbox?.state.secondFactorFor));
    const traces = new Map<string, TracedStop>();
    const laws = await runLaws({
      ...run,
      model,
      onDeviation: (id, traced) => traces.set(id, traced),
      isOver,
      laws: LAWS.filter(({ id }) => only(id)),
      onLaw: ({ id, finding }) => say(`${acceptance.settled(id, finding).verdict}  ${id}`),
    });
    return ok({
      sandbox: control !== undefined,
      seed,
      rows,
      traces,
      laws: laws.map((law) => ({ ...law, finding: acceptance.settled(law.id, law.finding) })),
      loss: watch.health().loss,
      ended: acceptance.ended(),
    });
  } finally {
    await restore().catch((error: unknown) => say(`the sandbox was not put back: ${reasonOf(error)}`));
  }
}

/** Sends nothing once there is a reason to stop, so that what runs ends soon. What it says of lost replies is no deviation then. */
function untilStopped(send: SendWire, stopReason: () => string | undefined): SendWire {
  const checkStop = () => {
    const reason = stopReason();
    if (reason !== undefined) notChecked(reason);
  };
  return async (call) => {
    checkStop();
    try {
      return await send(call);
    } catch (error) {
      checkStop();
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
async function preflight(send: SendWire, title: string): Promise<Failure | undefined> {
  const answer = await send(callOf("operation")).catch((error) => unanswered(error, title));
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
  // Busy, or without this row: the others tell.
  if (isJson(answer) && (status === 429 || isNotOffered(status))) return undefined;
  if (isNotOffered(status) && (await offersSignIn(send))) return undefined;
  const fits = status >= 500 || (status === 200 && v.is(operation, jsonOf(answer.text)));
  if (isJson(answer) && fits) return undefined;
  const said = `${titleOf("operation")} answers ${status}, ${kindOf(answer)}`;
  return broken(`this is no backend of the contract: ${said}`, status);
}

/** Whether a sign-in of nobody gets an answer in JSON: a page at the first row may be how the backend says that it lacks it. */
async function offersSignIn(send: SendWire): Promise<boolean> {
  const body = { username: "-", password: "-" };
  const answer = await send(callOf("login", { body })).catch(() => undefined);
  return answer !== undefined && isJson(answer) && !isNotOffered(answer.status);
}

function unanswered(error: unknown, title: string): Failure {
  const stop = stopOf(error);
  if (stop?.verdict === "not-checked") return { kind: "unavailable", message: stop.reason };
  const isLate = error instanceof Error && error.name === "TimeoutError";
  const kind = isLate ? "timed-out" : codeOf(error) === "REPLY_TOO_LARGE" ? "contract" : "unreachable";
  return { kind, message: `${title} does not answer: ${reasonOf(error)}`, details: { endpoint: titleOf("operation") } };
}

function broken(message: string, status: number): Failure {
  return { kind: "contract", message, details: { endpoint: titleOf("operation"), status } };
}
