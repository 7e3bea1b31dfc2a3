import { existsSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import { readCommandLine } from "../../command-line/read-command-line.ts";
import type { Flow } from "../../flow/flow.ts";
import { nearMiss } from "../../flow/read/located.ts";
import { readFlow } from "../../flow/read/read-flow.ts";
import { harCalls } from "../../flow/record/har-calls.ts";
import { createRecorder, flowText, type RecordedCall, splitWords } from "../../flow/record/recorder.ts";
import { callUseCase, type StepScope } from "../../flow/run/run-step.ts";
import { createPrivateValues } from "../../flow/run/start-values.ts";
import type { UseCase } from "../../flow/use-cases.ts";
import { type Failure, failureOf, usage } from "../../output/failure.ts";
import { printableJson } from "../../output/printable.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import type { RecordedFlow, RecordSettings } from "../../runtime/flows.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { fileFailure, readInput } from "../files.ts";
import { learnProfile } from "../guard/profile-session.ts";
import { openTargets } from "./open-targets.ts";
import { flowCatalog } from "./read-flow-files.ts";

/** A flow without steps: what is recorded runs on a house for itself. */
const NOTHING: Flow = {
  file: "",
  title: "",
  about: undefined,
  tags: [],
  needs: undefined,
  member: undefined,
  inputs: [],
  setUp: undefined,
  steps: [],
};

/** Runs the lines of stdin at the target as commands, or reads a HAR, and writes a flow. */
export async function recordFlow(
  { file, title, force, har, ownSandbox }: RecordSettings,
  globals: Globals,
  io: ProcessIo,
  context: CommandContext,
): Promise<Result<RecordedFlow, Failure>> {
  if (existsSync(file) && !force) return err(usage(`${file} exists; --force writes over it`));
  if (har !== undefined) return recordHar(har, { file, title, force });
  learnProfile(globals, io);
  const targets = await openTargets(ownSandbox, globals, io, context.say);
  if (!targets.ok) return targets;
  const place = await targets.value.open(NOTHING);
  if (!place.ok) return place;
  const scope: StepScope = {
    target: place.value,
    values: new Map(),
    privates: createPrivateValues(),
    context,
    env: io.env,
  };
  const recorder = createRecorder();
  let isStopped = false;
  const isTerminal = io.stdin.isTTY === true;
  if (isTerminal) context.say(`Recording on ${targets.value.title}: type commands without "sanam"; Ctrl-D ends.`);
  try {
    const lines = createInterface({ input: io.stdin, terminal: false });
    const stopped = io.untilStopped().then(() => {
      isStopped = true;
      lines.close();
      return undefined;
    });
    let count = 0;
    for await (const line of lines) {
      count += 1;
      if (line.trim() === "" || line.trim().startsWith("#")) continue;
      const read = readLine(line, io.env);
      if (!read.ok) {
        // At a terminal the next line may be right; a script must not go on. The line itself may hold a secret.
        if (!isTerminal) return err({ ...read.error, message: `line ${count}: ${read.error.message}` });
        context.say(read.error.message);
        continue;
      }
      const { useCase, given, texts } = read.value;
      const called = await Promise.race([
        callUseCase(useCase, "member", { texts, secrets: new Map() }, scope),
        stopped,
      ]);
      // A stopped call has no known outcome, so it becomes no step.
      if (!called) break;
      const outcome: RecordedCall["outcome"] = called.ok ? called : err(failureOf(called.error));
      recorder.add({ useCase, given, outcome });
      if (isTerminal)
        context.say(outcome.ok ? printableJson(outcome.value) : `${outcome.error.kind}: ${outcome.error.message}`);
    }
  } finally {
    await place.value.close(isStopped ? "now" : undefined);
    await targets.value.close(isStopped ? "now" : undefined);
  }
  if (isStopped && recorder.count() === 0)
    return err({ kind: "interrupted", message: "stopped before anything was recorded" });
  return write({ file, title, force }, recorder, [], (text) => scope.privates.shown(io.secrets?.clean(text) ?? text));
}

function recordHar(har: string, target: WrittenFlow): Result<RecordedFlow, Failure> {
  const text = readInput(har);
  if (!text.ok) return text;
  const found = harCalls(text.value, flowCatalog().useCases);
  if (!found.ok) return err(usage(`${har} is no HAR, a JSON file with log.entries: ${found.error}`));
  const recorder = createRecorder();
  for (const call of found.value.calls) recorder.add(call);
  return write(target, recorder, [...found.value.leftOut.keys()], (written) => written);
}

type WrittenFlow = Pick<RecordSettings, "file" | "title" | "force">;

function write(
  { file, title, force }: WrittenFlow,
  recorder: ReturnType<typeof createRecorder>,
  leftOut: readonly string[],
  clean: (text: string) => string,
): Result<RecordedFlow, Failure> {
  if (recorder.count() === 0) return err(usage("nothing was recorded"));
  const text = clean(flowText(recorder.flow(title)));
  const { complaints } = readFlow(file, text, flowCatalog());
  try {
    // Another run may have written it since the beginning.
    writeFileSync(file, text, { flag: force ? "w" : "wx" });
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    return err(isThere ? usage(`${file} exists; --force writes over it`) : fileFailure(file, "written", error));
  }
  return ok({ file, steps: recorder.count(), complaints, leftOut });
}

interface ReadLine {
  readonly useCase: UseCase;
  readonly given: ReadonlyMap<string, string>;
  readonly texts: Readonly<Record<string, string | undefined>>;
}

function readLine(line: string, env: ProcessIo["env"]): Result<ReadLine, Failure> {
  const words = splitWords(line);
  if (!words) return err(usage("a quote is not closed"));
  const [first, ...rest] = words[0] === "sanam" ? words.slice(1) : words;
  if (first === "sandbox") return readControl(rest);
  const request = readCommandLine([first ?? "", ...rest], env);
  if (!request.ok) return request;
  if (request.value.asked !== "command") return err(usage("help is no part of a flow"));
  const { command, texts } = request.value.call;
  const name = command.path.join(" ");
  const useCase = flowCatalog().useCases.get(name);
  return useCase ? ok({ useCase, texts, given: givenOf(useCase, texts) }) : err(usage(`${name} is no part of a flow`));
}

/** `sandbox approve --request D-1`. */
function readControl([name = "", ...words]: readonly string[]): Result<ReadLine, Failure> {
  const { controls } = flowCatalog();
  const useCase = controls.get(name);
  if (!useCase) return err(usage(nearMiss("a sandbox has no control", name, controls.keys())));
  const texts: Record<string, string> = {};
  for (let index = 0; index < words.length; index++) {
    const typed = words[index]?.replace(/^--/, "") ?? "";
    const option = useCase.options.get(typed);
    if (!option) return err(usage(nearMiss(`${name} has no option`, typed, useCase.options.keys())));
    texts[option.key] = option.isFlag ? "" : (words[++index] ?? "");
  }
  return ok({ useCase, texts, given: givenOf(useCase, texts) });
}

function givenOf(
  { options }: UseCase,
  texts: Readonly<Record<string, string | undefined>>,
): ReadonlyMap<string, string> {
  return new Map(
    [...options].flatMap(([name, { key }]) => {
      const text = texts[key];
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}
