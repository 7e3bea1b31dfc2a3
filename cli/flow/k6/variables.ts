import type { Json } from "../../output/json.ts";
import { type DataPath, valueAt } from "../data-path.ts";
import type { Input } from "../flow.ts";
import type { Template } from "../template.ts";
import { findLeaf, leavesOf } from "./leaves.ts";
import type { PlayedStep } from "./played-flow.ts";

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
