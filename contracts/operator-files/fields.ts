import * as v from "valibot";
import { nearestKey } from "../../core/shared/nearest-key.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * An object with these fields and no others, because a misspelt optional field would otherwise have no effect. A missing
 * field is read as undefined, so that its own error says what to write. `owner` is whose fields they are: `a brand`.
 */
export function strictFields<const T extends v.ObjectEntries>(entries: T, owner: string, notAnObject: string) {
  const absent = Object.fromEntries(Object.keys(entries).map((field) => [field, undefined]));
  return v.pipe(
    v.custom<JsonObject>(isJsonObject, notAnObject),
    v.transform((data) => ({ ...absent, ...data })),
    v.strictObject(entries, (issue) => {
      // The only issue of its own is a key that it does not know.
      const key = issue.path?.[issue.path.length - 1]?.key;
      const typed = typeof key === "string" ? key : "";
      const nearest = nearestKey(typed, Object.keys(entries));
      return nearest === undefined ? `is no field of ${owner}` : `is no field of ${owner}; did you mean ${nearest}?`;
    }),
  );
}

/** What the schema of an operator's file says about one of its fields. */
export interface FieldProblem {
  /** Like `help.url`; empty for the whole file. */
  readonly path: string;
  /** What the field must be, or that there is no such field. */
  readonly message: string;
  readonly received: unknown;
}

/** More unknown fields than these in one object are told after the first ones are mended. */
const MOST_PASSES = 100;

/** Everything that is wrong in the data of an operator's file, each once. */
export function fieldProblems(schema: v.GenericSchema, data: unknown): readonly FieldProblem[] {
  const found = new Map<string, FieldProblem>();
  let rest = data;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const issues = v.safeParse(schema, rest).issues ?? [];
    for (const issue of issues) {
      const problem = { path: v.getDotPath(issue) ?? "", message: issue.message, received: valueAt(data, issue.path) };
      found.set(`${problem.path}: ${problem.message}`, problem);
    }
    // An object names only the first field that it does not know. Without that one, it names the next.
    const unknown = issues.flatMap(({ type, path }) => (type === "strict_object" && path ? [path] : []));
    if (unknown.length === 0) break;
    rest = unknown.reduce((left, path) => without(left, path), rest);
  }
  return [...found.values()];
}

/** As it is written, whatever the schema has made of it. */
function valueAt(data: unknown, path: readonly { readonly key: unknown }[] = []): unknown {
  return path.reduce<unknown>(
    (value, { key }) =>
      typeof value === "object" && value !== null
        ? Reflect.get(value, typeof key === "number" ? key : String(key))
        : undefined,
    data,
  );
}

function without(data: unknown, path: readonly { readonly key: unknown }[]): unknown {
  const [step, ...deeper] = path;
  if (step === undefined || typeof data !== "object" || data === null) return data;
  const entries = Object.entries(data).flatMap(([key, value]) =>
    key !== String(step.key) ? [[key, value]] : deeper.length === 0 ? [] : [[key, without(value, deeper)]],
  );
  return Array.isArray(data) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** What is wrong in an operator's file, for people. */
export interface FileProblem {
  /** Like `help.url`; empty for the whole file. */
  readonly path: string;
  /** What is there. */
  readonly problem: string;
  /** What to write, in a sentence. */
  readonly remedy: string;
}

/** Turns a sentence of the schema into what is there and what to write. */
export function explained({ path, message, received }: FieldProblem): FileProblem {
  const [problem, nearest] = message.split("; did you mean ");
  if (nearest !== undefined) return { path, problem: problem ?? message, remedy: `Write ${nearest.replace("?", "")}.` };
  if (message.startsWith("is no ")) return { path, problem: message, remedy: "Remove it, or look up how it is spelt." };
  const remedy = message.startsWith("must ") ? `It ${message}.` : `${message[0]?.toUpperCase()}${message.slice(1)}.`;
  return { path, problem: received === undefined ? "is missing" : `is ${shortly(received)}`, remedy };
}

function shortly(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** `brands/a.json: themeColor: is "green". It must be a colour like #1fbf75.` */
export function problemLine({ file, path, problem, remedy }: FileProblem & { readonly file: string }): string {
  return `${file}: ${path === "" ? "" : `${path}: `}${problem}. ${remedy}`;
}
