import { parseBaht } from "../../core/rules/parse-baht.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { sentenceOf } from "../output/sentences.ts";
import type { Json } from "../output/view.ts";
import { type DataPath, parsePath, valueAt } from "./data-path.ts";

/** A value of a flow that may read captured ones. */
export type Template =
  | {
      readonly kind: "value";
      readonly value: Json /** As typed, for an option of a use case. */;
      readonly text: string;
    }
  | { readonly kind: "sum"; readonly terms: readonly Term[]; readonly text: string }
  /** What an authenticator app shows for a secret, so many periods of 30 s from now. */
  | { readonly kind: "code"; readonly secret: Template; readonly step: number; readonly text: string }
  | { readonly kind: "text"; readonly parts: readonly (string | Reference)[]; readonly text: string };

export interface Reference {
  readonly name: string;
  readonly path: DataPath;
}

interface Term {
  readonly sign: 1 | -1;
  readonly value: number | Reference;
}

/** The values that steps captured, and the inputs. */
export type Values = ReadonlyMap<string, Json>;

const REFERENCE = String.raw`\$[A-Za-z][\w-]*(?:\.[A-Za-z_][\w-]*|\[-?\d{1,4}\])*`;
const MONEY = String.raw`(?:฿\s*[\d,]+(?:\.\d*)?|[\d,]+(?:\.\d*)?\s*(?:baht|บาท))`;
const TERM = String.raw`(?:${REFERENCE}|${MONEY}|\d{1,12})`;
const SUM = new RegExp(String.raw`^-?\s*${TERM}(?:\s+[+-]\s+${TERM})*$`);
const TERMS = new RegExp(String.raw`(?:(^-?|[+-])\s*)(${TERM})`, "g");
const WHOLE_REFERENCE = new RegExp(`^${REFERENCE}$`);
const WHOLE_MONEY = new RegExp(`^-?${MONEY}$`);
const INSIDE = /\$\$|\$\{([^}]*)\}/g;

/**
 * Reads a text: `$id` and `$before.creditSatang` are captured values, `${id}` stands inside a text, `500 baht` is an amount
 * in satang, and `$before + 500 baht - 20 baht` adds. `$$` is a dollar.
 */
export function parseTemplate(text: string): Result<Template, string> {
  const typed = text.trim();
  if (SUM.test(typed) && (typed.includes("$") || WHOLE_MONEY.test(typed) || / [+-] /.test(typed))) {
    const terms: Term[] = [];
    for (const [, sign = "", term = ""] of typed.matchAll(TERMS)) {
      const value = parseTerm(term);
      if (!value.ok) return value;
      terms.push({ sign: sign === "-" ? -1 : 1, value: value.value });
    }
    return ok({ kind: "sum", terms, text });
  }
  if (WHOLE_REFERENCE.test(typed.replace(/^-/, ""))) return err(`${typed} is no value`);
  if (/(?:baht|บาท)\s*$|^฿/.test(typed) && /^[-฿]?\s*[\d,.]+\s*(?:baht|บาท)?$/.test(typed)) {
    const amount = parseMoney(typed);
    if (!amount.ok) return amount;
  }
  const parts: (string | Reference)[] = [];
  let from = 0;
  for (const found of text.matchAll(INSIDE)) {
    if (found.index > from) parts.push(text.slice(from, found.index));
    from = found.index + found[0].length;
    if (found[0] === "$$") parts.push("$");
    else {
      const reference = parseReference(`$${found[1] ?? ""}`);
      if (!reference) return err(`\${${found[1] ?? ""}} names no captured value`);
      parts.push(reference);
    }
  }
  if (from < text.length) parts.push(text.slice(from));
  if (parts.every((part) => typeof part === "string"))
    return ok({ kind: "value", value: parts.join(""), text: parts.join("") });
  return ok({ kind: "text", parts, text });
}

function parseTerm(term: string): Result<number | Reference, string> {
  if (term.startsWith("$")) {
    const reference = parseReference(term);
    return reference ? ok(reference) : err(`${term} names no captured value`);
  }
  return /^\d+$/.test(term) ? ok(Number(term)) : parseMoney(term);
}

function parseMoney(text: string): Result<number, string> {
  const amount = parseBaht(text.replace(/^-/, "").replace(/\s*baht$/, ""));
  if (amount.ok) return ok(amount.value);
  return amount.error.code === "amount-zero" ? ok(0) : err(`is no amount: ${sentenceOf(amount.error)}`);
}

function parseReference(typed: string): Reference | undefined {
  const [, name, rest = ""] = /^\$([A-Za-z][\w-]*)(.*)$/.exec(typed) ?? [];
  if (name === undefined) return undefined;
  const path = parsePath(rest === "" ? "." : rest.replace(/^\./, ""));
  return path && { name, path };
}

/** The names that a template reads. */
export function namesOf(template: Template): readonly string[] {
  if (template.kind === "value") return [];
  if (template.kind === "code") return namesOf(template.secret);
  const references =
    template.kind === "sum"
      ? template.terms.map(({ value }) => value)
      : template.parts.filter((part) => typeof part !== "string");
  return references.flatMap((each) => (typeof each === "object" ? [each.name] : []));
}

/** The template's value; an error says what is missing. */
export function resolve(template: Template, values: Values): Result<Json, string> {
  if (template.kind === "value") return ok(template.value);
  // A code depends on the time, too: the run makes it.
  if (template.kind === "code") return resolve(template.secret, values);
  if (template.kind === "text") return resolveText(template.parts, values);
  const [only] = template.terms;
  if (only && template.terms.length === 1 && only.sign === 1 && typeof only.value === "object")
    return look(only.value, values);
  let sum = 0;
  for (const { sign, value } of template.terms) {
    const term = typeof value === "number" ? ok(value) : look(value, values);
    if (!term.ok) return term;
    if (typeof term.value !== "number") return err(`${template.text}: a part of the sum is no number`);
    sum += sign * term.value;
  }
  return ok(sum);
}

function resolveText(parts: readonly (string | Reference)[], values: Values): Result<string, string> {
  let text = "";
  for (const part of parts) {
    const value = typeof part === "string" ? ok(part) : look(part, values);
    if (!value.ok) return value;
    if (typeof value.value === "object") return err("a list or an object cannot be part of a text");
    text += String(value.value);
  }
  return ok(text);
}

function look({ name, path }: Reference, values: Values): Result<Json, string> {
  const root = values.get(name);
  const value = root === undefined ? undefined : valueAt(root, path);
  const shown = path.keys.length === 0 ? `$${name}` : `$${name}.${path.text}`;
  return value === undefined ? err(`${shown} has no value`) : ok(value);
}

/** The text that an option takes. A captured number is satang where the option takes baht. */
export function optionText(template: Template, value: Json, takesBaht: boolean): string {
  if (template.kind === "value") return template.text;
  if (typeof value === "number" && takesBaht) return String(value / 100);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
