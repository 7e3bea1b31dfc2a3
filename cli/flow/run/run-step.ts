import type { Problem } from "../../../core/shared/fault.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { ErrorKind } from "../../output/exit-codes.ts";
import { type Failure, failureOf, unexpected, usage } from "../../output/failure.ts";
import type { Json } from "../../output/view.ts";
import { withTrouble } from "../../output/with-target.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import { valueAt } from "../data-path.ts";
import type { Expectation, Step } from "../flow.ts";
import { misfit } from "../matcher.ts";
import type { Mismatch, StepRun } from "../report/flow-report.ts";
import { optionText, resolve, type Values } from "../template.ts";
import type { UseCase } from "../use-cases.ts";
import type { FlowTarget } from "./flow-target.ts";
import { isPrivateKey, type PrivateValues, totpCode } from "./start-values.ts";

/** How a step went, once. */
export interface Attempt {
  readonly passed: boolean;
  readonly data: Json;
  readonly reason: string | undefined;
  readonly mismatches: readonly Mismatch[];
  readonly errorKind: ErrorKind | undefined;
  /** Seconds after which the target, which had no room for the call, wants to be asked again. */
  readonly retryAfter?: number;
}

export interface RanStep {
  readonly step: StepRun;
  readonly data: Json;
}

export interface StepScope {
  readonly target: FlowTarget;
  readonly values: Values;
  readonly privates: PrivateValues;
  /** The tool's own context, for what has no session. */
  readonly context: CommandContext;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Calls the step's use case once and judges the answer. Never rejects: other flows go on. */
export async function runStep(step: Step, scope: StepScope): Promise<Attempt> {
  try {
    return await callAndJudge(step, scope);
  } catch (error) {
    const { kind, message } = unexpected(error);
    return { ...FAILED, reason: scope.privates.shown(message), errorKind: kind };
  }
}

async function callAndJudge(step: Step, scope: StepScope): Promise<Attempt> {
  const given = await givenTexts(step, scope);
  if (!given.ok) return { ...FAILED, reason: given.error };
  const called = await callUseCase(step.useCase, step.actor, given.value, scope);
  const { privates } = scope;
  if (called.ok) {
    const data = plain(called.value);
    if (step.fails) {
      const mismatch = { place: undefined, line: step.at.line, wanted: "a failure", got: "success" };
      return { ...FAILED, data, reason: "succeeded, and should have failed", mismatches: [mismatch] };
    }
    return judged(step.expect, data, undefined, scope);
  }
  const { kind, message, details } = failureOf(called.error);
  const data = plain({ kind, message, ...details });
  const code = details?.["code"];
  const hint = details?.["hint"];
  const more = typeof hint === "string" ? ` (${hint})` : "";
  const said = privates.shown(`${typeof code === "string" ? `${kind}, ${code}` : kind}: ${message}${more}`);
  const retryAfter = details?.["retryAfter"];
  const asked = typeof retryAfter === "number" && { retryAfter };
  if (!step.fails) return { ...FAILED, data, reason: said, errorKind: kind, ...asked };
  const result = judged(step.fails, data, kind, scope);
  return result.passed ? result : { ...result, reason: `failed otherwise than expected: ${said}`, ...asked };
}

const FAILED: Attempt = { passed: false, data: null, reason: undefined, mismatches: [], errorKind: undefined };

function judged(
  expectations: readonly Expectation[],
  data: Json,
  errorKind: ErrorKind | undefined,
  { values, privates }: StepScope,
): Attempt {
  const mismatches = expectations.flatMap(({ at, path, matcher }): readonly Mismatch[] => {
    const got = valueAt(data, path);
    const wanted = misfit(matcher, got, values);
    if (wanted === undefined) return [];
    return [
      {
        place: path.text,
        line: at.line,
        wanted: privates.shown(wanted),
        got: privates.shownValue(got, path.keys.at(-1)),
      },
    ];
  });
  const [first] = mismatches;
  const reason = first && `${first.place ?? "the answer"} is ${first.got}, not ${first.wanted}`;
  return { passed: !first, data, reason, mismatches, errorKind: first && errorKind };
}

/** What a use case is called with. */
export interface Given {
  readonly texts: Readonly<Record<string, string | undefined>>;
  /** By environment variable. */
  readonly secrets: ReadonlyMap<string, string>;
}

async function givenTexts(
  { useCase, inputs }: Step,
  { values, privates, target }: StepScope,
): Promise<Result<Given, string>> {
  const texts: Record<string, string | undefined> = {};
  const secrets = new Map<string, string>();
  for (const [name, template] of Object.entries(inputs)) {
    const option = useCase.options.get(name);
    const value = resolve(template, values);
    if (!value.ok) return err(`${name}: ${value.error}`);
    if (!option) continue;
    const plainText = optionText(template, value.value, option.takesBaht);
    const text = template.kind === "code" ? totpCode(plainText, await target.now(), template.step) : plainText;
    if (text === undefined) return err(`${name}: the value of totp is no secret of an authenticator app`);
    if (option.secret !== undefined || isPrivateKey(name)) privates.add(text);
    if (option.secret !== undefined) secrets.set(option.secret, text);
    else if (!option.isFlag) texts[option.key] = text;
    else if (value.value === true) texts[option.key] = "";
  }
  return ok({ texts, secrets });
}

/** Calls a use case once, in the session of an actor. */
export async function callUseCase(
  { does }: UseCase,
  actor: string,
  { texts, secrets }: Given,
  scope: StepScope,
): Promise<Result<Json, Problem | Failure>> {
  const { target, context, env, privates } = scope;
  if (does.kind === "control") {
    const read = does.control.read(texts);
    return read.ok ? target.control(read.value) : read;
  }
  const backend = await target.connect(actor);
  if (!backend.ok) return backend;
  // What an earlier step was told is over.
  backend.value.trouble?.();
  const result = await does.command.start(texts, {
    ...context,
    connect: async () => backend,
    // A report says it; two flows at once would mix their lines.
    say: () => undefined,
    readPasswords: async (wanted) => {
      const found = wanted.map(({ variable }) => secrets.get(variable) ?? env[variable] ?? "");
      found.forEach(privates.add);
      const missing = wanted.filter((_, index) => found[index] === "").map(({ variable }) => variable);
      return missing.length === 0
        ? ok(found)
        : err(usage(`the step gives no ${missing.join(" and no ")}, and the environment neither`));
    },
  });
  privates.addSession(backend.value.sessionStorage.read());
  // As after a command of its own: only 401 and 403 end a session.
  if (!result.ok && result.error.kind === "fault" && result.error.fault === "unauthorised") {
    backend.value.sessionStorage.clear();
  }
  if (result.ok) return ok(result.value.data);
  return err(withTrouble(failureOf(result.error), backend.value.trouble?.()));
}

/** What JSON says of it: fields that are undefined are left out. */
function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}
