import { RENEWED_TOKEN_HEADER } from "../../../core/session/model.ts";
import { instant, toIso } from "../../../core/shared/bangkok-time.ts";
import { sandboxRequest } from "../../runtime/sandbox-request.ts";
import type { Acceptance } from "./acceptance.ts";
import { type Finding, findingOf, notChecked, type Stop, stopOf } from "./findings.ts";
import { type Model, openPlay } from "./play.ts";
import { randomOf } from "./random.ts";
import type { Play, Random, Stage } from "./sequence.ts";
import type { TargetHealth } from "./target-watch.ts";
import type { Place } from "./timeline.ts";
import { createTrail, type Trace, type Trail, tracedControl } from "./trail.ts";
import { NO_SANDBOX, openTrial, type Trial, type TrialParts } from "./trial.ts";
import type { SendWire } from "./wire.ts";

/** What the checks of a run share, those of rows and those of laws. */
export interface Run extends TrialParts {
  /** Of all values that are drawn. */
  readonly seed: number | string;
  /** Undefined where the backend is no sandbox. */
  readonly model?: Model | undefined;
  readonly health: () => TargetHealth;
  readonly isStopped?: () => boolean;
  readonly acceptance?: Acceptance;
  /** Gets what led to a deviation from the model, by the name of its check. */
  readonly onDeviation?: (name: string, traced: TracedStop) => void;
}

/** A deviation from the model, with what led to it. */
export interface TracedStop
  extends Trace,
    Pick<Extract<Stop, { verdict: "deviates" }>, "where" | "expected" | "got" | "rule"> {}

/** Why a check cannot run at all. */
export function obstacleTo(writes: boolean, { health, isStopped, acceptance, allowWrites }: Run): string | undefined {
  const { loss } = health();
  if (loss) return loss.sentence;
  if (isStopped?.() === true) return "the run was stopped before it";
  const ended = acceptance?.ended();
  if (ended !== undefined) return ended;
  return writes && !allowWrites ? "it writes: --allow-writes is missing" : undefined;
}

/** Runs a check to its finding, on a trial that remembers its calls and draws values by the check's name. */
export function findingOn(
  run: Run,
  name: string,
  check: (trial: Trial, send: SendWire) => Promise<void>,
  place?: Place,
): Promise<Finding> {
  const trail = createTrail(run.send, run.secrets);
  const control = run.control && tracedControl(run.control, trail);
  const seed = `${run.seed} ${name}`;
  const play = place && playOf(run, place, trail, randomOf(seed));
  const trial: Trial = {
    ...openTrial({ ...run, send: trail.send, control }, seed),
    stage: (random) => stageOf(run, random),
    ...(play && { play: () => play }),
  };
  const startedAt = run.model?.state.now ?? 0;
  const traced = async (): Promise<void> => {
    try {
      await check(trial, trail.send);
    } catch (error) {
      const stop = stopOf(error);
      const own = place && { startedAt, calls: trail.calls(), clean: run.secrets.clean };
      const trace = stop?.verdict === "deviates" ? (stop.trace ?? own) : undefined;
      if (stop?.verdict === "deviates" && trace) run.onDeviation?.(name, { ...stop, ...trace });
      throw error;
    }
  };
  return findingOf(traced, run.secrets.clean, trail.lines);
}

type Played = Pick<Run, "model" | "control" | "secrets" | "send">;

/** What a sequence works with: everything that it does is in the trail. */
function playOf({ model, control, secrets, send }: Played, place: Place, trail: Trail, random: Random): Play {
  if (!model || !control) return notChecked(NO_SANDBOX);
  const traced = tracedControl(control, trail);
  const to = async (at: number) => {
    await place.to(at);
    const answer = { status: 200, text: "{}", header: () => undefined };
    trail.note(sandboxRequest("/clock", { set: toIso(instant(at)), pinned: true }, undefined))(answer);
  };
  const quietly: SendWire = async (call) => {
    const answer = await send(call);
    // Who repeats the calls needs the token that later ones send.
    if (answer.header(RENEWED_TOKEN_HEADER)) trail.note(call)(answer);
    return answer;
  };
  return openPlay({ model, place: { ...place, to }, send: trail.send, quietly, control: traced, secrets, random });
}

/** A place for one random run, with a trail of its own. */
export async function stageOf(run: Played, random: Random): Promise<Stage> {
  const place = (await run.model?.timeline.join()) ?? notChecked(NO_SANDBOX);
  const trail = createTrail(run.send, run.secrets);
  const startedAt = run.model?.state.now ?? 0;
  return {
    play: playOf(run, place, trail, random),
    lines: trail.lines,
    trace: () => ({ startedAt, calls: trail.calls(), clean: run.secrets.clean }),
    leave: place.leave,
  };
}

const LANES = 6;

/** Does it for all items, some at the same time. */
export async function inLanes<Item>(
  items: readonly Item[],
  each: (item: Item) => Promise<void>,
  lanes = LANES,
): Promise<void> {
  const waiting = items.values();
  const lane = async (): Promise<void> => {
    for (const item of waiting) await each(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Does it once for all who ask. After a failure, the next one who asks tries again. */
export function onceDone<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
