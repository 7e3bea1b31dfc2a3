import type { Json } from "../../output/view.ts";
import { type DataPath, valueAt } from "../data-path.ts";
import type { Flow, Input, Step } from "../flow.ts";
import type { Template, Values } from "../template.ts";

/** A call that a step made, as it was sent and answered. */
export interface PlayedCall {
  /** The row of the contract, or the control's name. */
  readonly name: string;
  readonly isControl: boolean;
  readonly method: string;
  /** With its query, without the origin. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
  readonly status: number;
  readonly reply: Json | undefined;
}

export interface PlayedStep {
  readonly step: Step;
  readonly calls: readonly PlayedCall[];
  /** The use case's answer, or its error. */
  readonly data: Json;
  /** What the step could read. */
  readonly values: Values;
}

/** A flow that ran once, with everything that it sent. */
export interface PlayedFlow {
  readonly flow: Flow;
  readonly setUp: readonly PlayedStep[];
  readonly steps: readonly PlayedStep[];
  /** The values of the inputs in that run. */
  readonly inputs: Values;
}

/** JavaScript for the values that calls take over from inputs and from earlier replies. */
export interface Variables {
  /** Code for a text that is sent. */
  readonly textCode: (text: string) => string;
  readonly jsonCode: (value: Json, step: PlayedStep) => string;
  /** Code for a template, in the units of the flow; undefined where no reply shows its value. */
  readonly templateCode: (template: Template) => string | undefined;
  /** Later calls may take over what these replies and this answer have. */
  readonly note: (
    step: PlayedStep,
    replies: readonly { readonly id: number; readonly reply: Json | undefined }[],
  ) => void;
}

/** Shorter texts are equal by chance. */
const MIN_CHARS = 6;

export function createVariables(
  inputs: readonly Input[],
  values: ReadonlyMap<string, Json>,
  constants: ReadonlySet<string>,
): Variables {
  const known: { readonly text: string; readonly code: string }[] = inputs.flatMap(({ name, source }) => {
    const value = values.get(name);
    return source.from === "text" || typeof value !== "string" ? [] : [{ text: value, code: `v.${propertyOf(name)}` }];
  });
  /** Code by captured name: the replies of the step that captured it, and its answer. */
  const captured = new Map<
    string,
    {
      readonly path: DataPath;
      readonly data: Json;
      readonly replies: readonly { readonly id: number; readonly reply: Json | undefined }[];
    }
  >();

  const textCode = (text: string): string => {
    const whole = known.findLast((each) => each.text === text);
    if (whole) return whole.code;
    // The longest first, so that no part of one is taken for another.
    const inside = known.toSorted((a, b) => b.text.length - a.text.length).find((each) => text.includes(each.text));
    if (!inside) return JSON.stringify(text);
    const [before = "", ...after] = text.split(inside.text);
    const parts = [before, after.join(inside.text)].map((part) => (part === "" ? undefined : textCode(part)));
    return [parts[0], `String(${inside.code})`, parts[1]].filter((part) => part !== undefined).join(" + ");
  };

  const reference = (name: string, path: DataPath): string | undefined => {
    const input = inputs.find((each) => each.name === name);
    if (input && path.keys.length === 0)
      return input.source.from === "text" ? JSON.stringify(input.source.text) : `v.${propertyOf(name)}`;
    const from = captured.get(name);
    if (!from) return undefined;
    const keys = [...from.path.keys, ...path.keys];
    const value = valueAt(from.data, { text: "", keys });
    for (const { id, reply } of from.replies.toReversed()) {
      const found = findLeaf(
        reply,
        keys.findLast((key) => typeof key === "string"),
        value,
      );
      if (found) return placeCode(`r${id}`, found);
    }
    return undefined;
  };

  const templateCode: Variables["templateCode"] = (template) => {
    if (template.kind === "value") return JSON.stringify(template.value);
    if (template.kind === "code") return undefined;
    const parts =
      template.kind === "sum"
        ? template.terms.map(({ sign, value }) => {
            const code = typeof value === "number" ? String(value) : reference(value.name, value.path);
            return code && (sign === -1 ? `- ${code}` : `+ ${code}`);
          })
        : template.parts.map((part) => {
            const code = typeof part === "string" ? JSON.stringify(part) : reference(part.name, part.path);
            return code && `+ ${code}`;
          });
    if (parts.some((part) => part === undefined)) return undefined;
    return parts.join(" ").replace(/^\+ /, "");
  };

  const jsonCode: Variables["jsonCode"] = (value, played) => {
    if (typeof value === "string") return textCode(value);
    if (typeof value === "number") return amountCode(value, played) ?? String(value);
    if (Array.isArray(value)) return `[${(value as readonly Json[]).map((each) => jsonCode(each, played)).join(", ")}]`;
    if (typeof value === "object" && value !== null) {
      const fields = Object.entries(value).flatMap(([key, inner]) =>
        inner === undefined ? [] : [`${JSON.stringify(key)}: ${jsonCode(inner, played)}`],
      );
      return `{ ${fields.join(", ")} }`;
    }
    return JSON.stringify(value);
  };

  /** An amount in baht that the step computes from captured values. */
  function amountCode(value: number, { step, values: at }: PlayedStep): string | undefined {
    for (const template of Object.values(step.inputs)) {
      if (template.kind !== "sum") continue;
      const code = templateCode(template);
      const satang = code === undefined ? undefined : sumOf(template, at);
      if (satang !== undefined && Math.round(value * 100) === satang) return `(${code}) / 100`;
      if (satang !== undefined && value === satang) return code;
    }
    return undefined;
  }

  return {
    textCode,
    jsonCode,
    templateCode,
    note: (played, replies) => {
      for (const { name, path } of played.step.captures) captured.set(name, { path, data: played.data, replies });
      for (const { id, reply } of replies) {
        for (const leaf of leavesOf(reply)) {
          const isNew = typeof leaf.value === "string" && !known.some(({ text }) => text === leaf.value);
          if (!isNew || typeof leaf.value !== "string") continue;
          if (leaf.value.length < MIN_CHARS || constants.has(leaf.value)) continue;
          known.push({ text: leaf.value, code: placeCode(`r${id}`, { ...leaf, isBaht: false }) });
        }
      }
    },
  };
}

function sumOf(template: Extract<Template, { kind: "sum" }>, values: ReadonlyMap<string, Json>): number | undefined {
  let sum = 0;
  for (const { sign, value } of template.terms) {
    const term = typeof value === "number" ? value : valueAt(values.get(value.name), value.path);
    if (typeof term !== "number") return undefined;
    sum += sign * term;
  }
  return sum;
}

export function placeCode(
  variable: string,
  { keys, isBaht }: { readonly keys: readonly (string | number)[]; readonly isBaht: boolean },
): string {
  const place = `at(${variable}, ${JSON.stringify(keys)})`;
  return isBaht ? `satang(${place})` : place;
}

export function propertyOf(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export type Leaf = {
  readonly keys: readonly (string | number)[];
  readonly value: string | number | boolean;
};

/** Every value of a reply with its place, and the length of every list. */
function leavesOf(value: Json | undefined, keys: readonly (string | number)[] = []): readonly Leaf[] {
  if (Array.isArray(value)) {
    const list: readonly Json[] = value;
    return [
      { keys: [...keys, "length"], value: list.length },
      ...list.flatMap((item, index) => leavesOf(item, [...keys, index])),
    ];
  }
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...keys, key]));
  return value === undefined || value === null ? [] : [{ keys, value }];
}

/** How a value of an answer stands in a reply: as it is, or as an amount in baht. */
export interface Match extends Leaf {
  readonly isBaht: boolean;
}

/** Where a reply has a value of the answer: the place whose name is alike. Undefined where it would be a guess. */
export function findLeaf(
  reply: Json | undefined,
  key: string | number | undefined,
  value: Json | undefined,
): Match | undefined {
  if (value === undefined || value === null || typeof value === "object") return undefined;
  const wanted = nameOf(key);
  const isMoney = typeof key === "string" && key.endsWith("Satang");
  const fits = leavesOf(reply).flatMap((leaf): readonly Match[] => {
    const isBaht = isMoney && typeof leaf.value === "number" && Math.round(leaf.value * 100) === value;
    if (!isBaht && leaf.value !== value) return [];
    return [{ ...leaf, isBaht }];
  });
  const alike = fits.filter(({ keys }) => isAlike(nameOf(keys.findLast((each) => typeof each === "string")), wanted));
  // A long text stands there for itself; a number or a short word may be in several places by chance.
  return alike[0] ?? (typeof value === "string" && value.length >= 8 ? fits[0] : undefined);
}

function nameOf(key: string | number | undefined): string {
  return String(key ?? "")
    .replace(/Satang$/, "")
    .toLowerCase();
}

function isAlike(one: string, other: string): boolean {
  return (
    one !== "" &&
    other !== "" &&
    (one.startsWith(other) || other.startsWith(one) || one.endsWith(other) || other.endsWith(one))
  );
}
