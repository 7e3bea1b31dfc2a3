import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from "yaml";
import { type Flow, type MemberUse, type SetUp, type Step, THINGS, type Thing } from "../flow.ts";
import type { Values } from "../template.ts";
import type { Complain, Complaint, Located, LocatedEntry, Place } from "./located.ts";
import { readChoice, readChoices, readFields, readInputs, readText, readWords } from "./read-fields.ts";
import { type Catalog, readStep } from "./read-step.ts";

const FLOW_FIELDS = ["flow", "about", "tags", "needs", "member", "inputs", "set-up", "steps"] as const;
const SET_UP_FIELDS = ["seed", "clock", "staff", "controls"] as const;

export interface ReadFlow {
  /** Undefined when something is wrong. */
  readonly flow: Flow | undefined;
  readonly complaints: readonly Complaint[];
}

/** Reads and checks a flow's file. Each complaint has its line and column. */
export function readFlow(
  file: string,
  text: string,
  catalog: Catalog,
  overrides: ReadonlyMap<string, string> = new Map(),
): ReadFlow {
  const complaints: Complaint[] = [];
  const complain: Complain = ({ line, column }, problem) => {
    complaints.push({ file, line, column, problem });
    return undefined;
  };
  const root = readYaml(text, complain);
  const flow = root && readRoot(file, root, catalog, overrides, complain);
  const sorted = complaints.toSorted((one, other) => one.line - other.line || one.column - other.column);
  return { flow: sorted.length === 0 ? flow : undefined, complaints: sorted };
}

function readRoot(
  file: string,
  root: Located,
  catalog: Catalog,
  overrides: ReadonlyMap<string, string>,
  complain: Complain,
): Flow | undefined {
  const fields = readFields(root, "a flow", FLOW_FIELDS, complain);
  if (!fields) return undefined;
  const title = fields.get("flow");
  const about = fields.get("about");
  const tags = fields.get("tags");
  const needs = fields.get("needs");
  const member = fields.get("member");
  const given = fields.get("inputs");
  const steps = fields.get("steps");
  const setUp = fields.get("set-up");
  if (!title) complain(root.at, "a flow needs a title: flow");
  if (!steps) complain(root.at, "a flow needs steps");
  const inputs = given ? readInputs(given.value, overrides, complain) : [];
  const constants: Values = new Map(
    inputs.flatMap(({ name, source }) => (source.from === "text" ? [[name, source.text]] : [])),
  );
  return {
    file,
    title: (title && readText(title, complain)) ?? "",
    about: about && readText(about, complain),
    tags: tags ? readWords(tags, complain) : [],
    needs: needs && readChoice(needs, ["sandbox", "faults"], complain),
    member: member && readMember(member, complain),
    inputs,
    setUp: setUp && readSetUp(setUp, catalog, complain),
    steps: steps ? readSteps(steps, catalog, new Set(inputs.map(({ name }) => name)), constants, complain) : [],
  };
}

function readMember({ value }: LocatedEntry, complain: Complain): MemberUse | undefined {
  const fields = readFields(value, "member", ["finds", "spends"], complain);
  if (!fields) return undefined;
  const things = (entry: LocatedEntry | undefined): readonly Thing[] =>
    entry ? readChoices(entry, THINGS, complain) : [];
  return { finds: things(fields.get("finds")), spends: things(fields.get("spends")) };
}

function readSteps(
  { value, at }: LocatedEntry,
  catalog: Catalog,
  inputs: ReadonlySet<string>,
  constants: Values,
  complain: Complain,
): readonly Step[] {
  if (value.kind !== "list" || value.items.length === 0) {
    complain(at, "steps is a list of at least one step, each with - use: …");
    return [];
  }
  const names = new Set(inputs);
  return value.items.flatMap((item) => {
    const step = readStep(item, catalog, { names, constants }, complain);
    for (const { name } of step?.captures ?? []) names.add(name);
    return step ? [step] : [];
  });
}

/** `clock` and `staff` are short for the first calls of controls. */
function readSetUp(entry: LocatedEntry, catalog: Catalog, complain: Complain): SetUp | undefined {
  const fields = readFields(entry.value, "set-up", SET_UP_FIELDS, complain);
  if (!fields) return undefined;
  const known = { names: new Set<string>(), constants: new Map() };
  const seed = fields.get("seed");
  const clock = fields.get("clock");
  const staff = fields.get("staff");
  const controls = fields.get("controls");
  const short = (control: string, option: string, { value }: LocatedEntry): Located => ({
    kind: "map",
    at: value.at,
    entries: [
      { key: "sandbox", at: value.at, value: { kind: "scalar", at: value.at, value: control, text: control } },
      {
        key: "with",
        at: value.at,
        value: { kind: "map", at: value.at, entries: [{ key: option, at: value.at, value }] },
      },
    ],
  });
  const list = controls?.value.kind === "list" ? controls.value.items : [];
  if (controls && controls.value.kind !== "list") complain(controls.value.at, "controls is a list of steps");
  const steps = [
    ...(clock ? [short("set-clock", "at", clock)] : []),
    ...(staff ? [short("staff", "mode", staff)] : []),
    ...list,
  ].flatMap((located) => {
    const step = readStep(located, catalog, known, complain);
    if (!step) return [];
    if (step.useCase.does.kind === "command") complain(located.at, "set-up has controls of the sandbox only");
    return [step];
  });
  const isSeed = seed?.value.kind === "scalar" && Number.isSafeInteger(seed.value.value);
  if (seed && !isSeed) complain(seed.value.at, "seed must be a whole number");
  return {
    at: entry.at,
    seed: seed?.value.kind === "scalar" && isSeed ? Number(seed.value.value) : undefined,
    steps,
  };
}

/** A file of this size is no flow. */
const MAX_CHARS = 1_000_000;
const MAX_DEPTH = 40;
const EMPTY = "the file is empty; a flow has a title in flow, and steps";

/** Reads YAML into values with places; undefined after a complaint. Anchors are refused: a flow is read as it is written. */
function readYaml(text: string, complain: Complain): Located | undefined {
  if (text.length > MAX_CHARS) return complain({ line: 1, column: 1 }, `is longer than ${MAX_CHARS} characters`);
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, strict: true, uniqueKeys: true, version: "1.2" });
  const placeOf = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const [document, second] = "empty" in documents ? [] : documents;
  if (!document) return complain({ line: 1, column: 1 }, EMPTY);
  for (const { pos, message } of [...document.errors, ...document.warnings]) {
    complain(placeOf(pos[0]), `is no YAML: ${message.split(/ at line \d|:?\n/)[0] ?? message}`);
  }
  if (document.errors.length > 0) return undefined;
  if (second) return complain(placeOf(second.range[0]), "a file has one flow, so --- begins no second document");
  const root = document.contents;
  if (root === null) return complain({ line: 1, column: 1 }, EMPTY);
  return locate(root, 0);

  function locate(node: Node, depth: number): Located | undefined {
    const at = placeOf(node.range?.[0] ?? 0);
    if (isAlias(node)) return complain(at, "a flow has no aliases (*)");
    if (node.anchor !== undefined) return complain(at, "a flow has no anchors (&)");
    if (depth > MAX_DEPTH) return complain(at, "is nested too deeply");
    if (isScalar(node)) return scalar(node.value, node.source, at);
    if (isSeq(node)) {
      const items = node.items.map((item) => locate(item as Node, depth + 1));
      return items.every((item) => item !== undefined) ? { kind: "list", at, items } : undefined;
    }
    if (!isMap(node)) return complain(at, "is no value");
    const entries = node.items.map(({ key, value }): LocatedEntry | undefined => {
      const keyNode = key as Node;
      const keyAt = placeOf(keyNode.range?.[0] ?? 0);
      if (!isScalar(keyNode)) return complain(keyAt, "a key must be one word or one line of text");
      const found = value === null ? scalar(null, "", keyAt) : locate(value as Node, depth + 1);
      return found && { key: keyNode.source ?? String(keyNode.value), at: keyAt, value: found };
    });
    return entries.every((entry) => entry !== undefined) ? { kind: "map", at, entries } : undefined;
  }

  function scalar(value: unknown, source: string | undefined, at: Place): Located | undefined {
    if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      return { kind: "scalar", at, value, text: typeof value === "string" ? value : (source ?? String(value)) };
    }
    return complain(at, "must be a text, a number, true, false or null");
  }
}
