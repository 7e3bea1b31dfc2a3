import { nearestKey } from "../../../core/shared/nearest-key.ts";
import { quote } from "../../command-line/options.ts";
import { EXIT_OF_KIND } from "../../output/exit-codes.ts";
import { failureOf } from "../../output/failure.ts";
import { type Need, parseDuration } from "../control.ts";
import { parsePath } from "../data-path.ts";
import type { Capture, Expectation, Step } from "../flow.ts";
import type { Matcher } from "../matcher.ts";
import { isPrivateKey } from "../run/start-values.ts";
import { namesOf, optionText, resolve, type Template, type Values } from "../template.ts";
import type { UseCase } from "../use-cases.ts";
import { type Complain, type Located, type LocatedEntry, nearMiss } from "./located.ts";
import { NAME, readChoice, readFields, readText } from "./read-fields.ts";
import { readExpectations, readTemplate } from "./read-matcher.ts";

const STEP_FIELDS = [
  "use",
  "sandbox",
  "name",
  "about",
  "as",
  "with",
  "expect",
  "fails",
  "capture",
  "within",
  "needs",
] as const;

/** What steps may use, by name. */
export interface Catalog {
  readonly useCases: ReadonlyMap<string, UseCase>;
  readonly controls: ReadonlyMap<string, UseCase>;
  readonly refusalCodes: readonly string[];
}

/** What earlier steps left, for the check of this one. */
export interface Known {
  /** Inputs and captured values. */
  readonly names: ReadonlySet<string>;
  /** Inputs whose values are known before the run. */
  readonly constants: Values;
}

/** Reads a step and checks it as far as possible without a target; undefined after a complaint that leaves no step. */
export function readStep(located: Located, catalog: Catalog, known: Known, complain: Complain): Step | undefined {
  const fields = readFields(located, "a step", STEP_FIELDS, complain);
  if (!fields) return undefined;
  const useCase = readUseCase(located, fields, catalog, complain);
  if (!useCase) return undefined;
  const failing = fields.get("fails");
  const fails = failing && readFailing(failing.value, catalog, complain);
  const given = fields.get("with");
  const inputs = readWith(given?.value, useCase, {
    complain,
    known,
    checksValues: fails === undefined,
    at: located.at,
  });
  const expected = fields.get("expect");
  const within = fields.get("within");
  const name = fields.get("name");
  const about = fields.get("about");
  if (about) readText(about, complain);
  const actor = fields.get("as");
  const captured = fields.get("capture");
  const needs = fields.get("needs");
  if (expected && failing) complain(expected.at, "a step that fails has no answer: write what is expected under fails");
  if (captured && failing) complain(captured.at, "a step that fails has no answer to capture from");
  const actorName = actor && readText(actor, complain);
  if (actor && actorName !== undefined && !NAME.test(actorName))
    complain(actor.value.at, `${quote(actorName)} is no name`);
  const expect = expected ? readExpectations(expected.value, complain) : [];
  const ofUse: Need | undefined = useCase.does.kind === "control" ? useCase.does.control.needs : undefined;
  const judged = [...expect, ...(fails ?? [])];
  for (const expectation of judged) checkNames(namesIn([expectation]), expectation.at, known, complain);
  return {
    at: located.at,
    title: (name && readText(name, complain)) ?? titleOf(useCase, inputs, fails !== undefined),
    useCase,
    inputs,
    actor: actorName ?? "member",
    expect,
    fails,
    captures: captured ? readCaptures(captured.value, complain) : [],
    withinMs: within && readWithin(within, useCase, complain),
    needs: needs ? readChoice(needs, ["sandbox", "faults"], complain) : ofUse,
    reads: [...Object.values(inputs).flatMap(namesOf), ...namesIn(judged)],
  };
}

const MAX_TITLE = 90;

/** What a step without a name is called: its use case with what the file gives it. */
function titleOf(useCase: UseCase, inputs: Readonly<Record<string, Template>>, isFailing: boolean): string {
  const given = Object.entries(inputs).flatMap(([name, { text }]) =>
    isPrivateKey(name) || useCase.options.get(name)?.secret !== undefined ? [] : [`${name} ${text}`],
  );
  const title = `${[useCase.name, given.join(", ")].filter((part) => part !== "").join(": ")}${isFailing ? ", and fails" : ""}`;
  return title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE)}…` : title;
}

type StepFields = ReadonlyMap<(typeof STEP_FIELDS)[number], LocatedEntry>;

function readUseCase(located: Located, fields: StepFields, catalog: Catalog, complain: Complain): UseCase | undefined {
  const use = fields.get("use");
  const sandbox = fields.get("sandbox");
  const entry = use ?? sandbox;
  if (!entry || (use && sandbox)) {
    return complain(located.at, "a step has either use (a use case) or sandbox (a control)");
  }
  const name = readText(entry, complain);
  if (name === undefined) return undefined;
  const known = use ? catalog.useCases : catalog.controls;
  const found = known.get(name.replace(/\s+/g, " "));
  if (!found)
    complain(entry.value.at, nearMiss(use ? "there is no use case" : "a sandbox has no control", name, known.keys()));
  return found;
}

const CODE = "SANAM_SECOND_FACTOR";

/** `{ totp: $secret }` is what an authenticator app shows now; `step: 1` what it shows next, -1 what it showed before. */
function readCode(located: Located, complain: Complain): Template | undefined {
  const fields = readFields(located, "a code", ["totp", "step"], complain);
  const secret = fields?.get("totp");
  if (!fields) return undefined;
  if (!secret) return complain(located.at, "a code needs the secret of the app: totp: $secret");
  const step = fields.get("step");
  const steps = step?.value.kind === "scalar" ? step.value.value : 0;
  if (steps !== 0 && steps !== 1 && steps !== -1) return complain(step?.at ?? located.at, "step is -1, 0 or 1");
  const template = readTemplate(secret.value, complain);
  return template && { kind: "code", secret: template, step: steps, text: template.text };
}

interface WithContext {
  readonly complain: Complain;
  readonly known: Known;
  /** Not where the step must fail: then a wrong value may be its point. */
  readonly checksValues: boolean;
  readonly at: Located["at"];
}

function readWith(
  located: Located | undefined,
  useCase: UseCase,
  { complain, known, checksValues, at }: WithContext,
): Readonly<Record<string, Template>> {
  const inputs: Record<string, Template> = {};
  if (located && located.kind !== "map") complain(located.at, "with has fields: the options of the use case");
  for (const entry of located?.kind === "map" ? located.entries : []) {
    const option = useCase.options.get(entry.key);
    if (!option) {
      complain(entry.at, nearMiss(`${useCase.name} has no option`, entry.key, useCase.options.keys()));
      continue;
    }
    const template =
      entry.value.kind === "map" && option.secret === CODE
        ? readCode(entry.value, complain)
        : readTemplate(entry.value, complain);
    if (!template) continue;
    if (option.isFlag && !(template.kind === "value" && typeof template.value === "boolean")) {
      complain(entry.value.at, `${entry.key} takes true or false`);
      continue;
    }
    inputs[entry.key] = template;
    checkNames(namesOf(template), entry.value.at, known, complain);
    const value = resolve(template, known.constants);
    if (!checksValues || !value.ok || option.isFlag || !option.option) continue;
    const read = option.option.read(optionText(template, value.value, option.takesBaht));
    if (!read.ok) complain(entry.value.at, `${entry.key}: ${failureOf(read.error).message}`);
  }
  for (const [name, { option }] of checksValues ? useCase.options : []) {
    if (inputs[name] === undefined && option && !option.read(undefined).ok) {
      complain(located?.at ?? at, `${useCase.name} needs ${name}: ${option.about.replace(" (required)", "")}`);
    }
  }
  return inputs;
}

function checkNames(names: readonly string[], at: Located["at"], { names: known }: Known, complain: Complain): void {
  for (const name of new Set(names)) {
    if (!known.has(name)) complain(at, nearMiss("no input and no earlier step has the name", name, known));
  }
}

/** A step that must fail: an error's kind, a refusal's code, or fields of the error. */
function readFailing(located: Located, { refusalCodes }: Catalog, complain: Complain): readonly Expectation[] {
  const kinds = Object.keys(EXIT_OF_KIND);
  if (located.kind === "scalar") {
    const field = kinds.includes(located.text) ? "kind" : refusalCodes.includes(located.text) ? "code" : undefined;
    if (field === undefined) {
      complain(
        located.at,
        nearMiss("there is no kind of error and no refusal", located.text, [...kinds, ...refusalCodes]),
      );
      return [];
    }
    const value: Template = { kind: "value", value: located.text, text: located.text };
    return [{ at: located.at, path: { text: field, keys: [field] }, matcher: { op: "is", value } }];
  }
  for (const { key, value } of located.kind === "map" ? located.entries : []) {
    if (value.kind !== "scalar") continue;
    if (key === "kind" && !kinds.includes(value.text))
      complain(value.at, nearMiss("there is no kind of error", value.text, kinds));
    // A backend may have codes of its own; only what looks like a slip is refused.
    if (key !== "code" || refusalCodes.includes(value.text)) continue;
    const nearest = nearestKey(value.text, refusalCodes);
    if (nearest !== undefined) complain(value.at, nearMiss("there is no refusal", value.text, refusalCodes));
  }
  return readExpectations(located, complain);
}

function readCaptures(located: Located, complain: Complain): readonly Capture[] {
  if (located.kind !== "map") {
    complain(located.at, "capture has names, and the place in the answer of each: id: items[0].id");
    return [];
  }
  return located.entries.flatMap(({ key, at, value }) => {
    const path = value.kind === "scalar" ? parsePath(value.text) : undefined;
    if (!NAME.test(key)) complain(at, `${quote(key)} is no name: letters, digits, _ and -`);
    else if (!path) complain(value.at, "is no place in an answer, such as items[0].status, or . for all of it");
    else return [{ name: key, path }];
    return [];
  });
}

function readWithin(entry: LocatedEntry, useCase: UseCase, complain: Complain): number | undefined {
  const text = readText(entry, complain);
  const ms = text === undefined ? undefined : parseDuration(text);
  if (!useCase.repeats) {
    complain(entry.at, `within asks again until the expectations hold, and ${useCase.name} must not be repeated`);
  } else if (text !== undefined && ms === undefined) {
    complain(entry.value.at, `within takes a time such as 500ms, 5s or 2m, not ${quote(text)}`);
  }
  return ms;
}

/** The names of captured values and inputs that expectations read. */
function namesIn(expectations: readonly Expectation[]): readonly string[] {
  return expectations.flatMap(({ matcher }) => namesInMatcher(matcher));
}

function namesInMatcher(matcher: Matcher): readonly string[] {
  switch (matcher.op) {
    case "all":
      return matcher.matchers.flatMap(namesInMatcher);
    case "fields":
      return matcher.fields.flatMap(({ matcher: inner }) => namesInMatcher(inner));
    case "length":
      return namesInMatcher(matcher.length);
    case "contains":
    case "lacks":
    case "every":
      return namesInMatcher(matcher.item);
    case "between":
      return [...namesOf(matcher.low), ...namesOf(matcher.high)];
    case "one-of":
    case "list":
      return matcher.values.flatMap(namesOf);
    case "matches":
    case "exists":
      return [];
    default:
      return namesOf(matcher.value);
  }
}
