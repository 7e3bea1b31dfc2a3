import type * as v from "valibot";
import type { Source } from "../../../contracts/endpoint.ts";
import { plain } from "../engine/field-source.ts";

/** The fields of a reply, by dotted path; `[]` stands for the items of a list and `*` for any key. */
export interface FieldReport {
  /** Named by the specification. */
  readonly specified: readonly string[];
  /** Of our own design. */
  readonly assumed: readonly string[];
  /** In the reply and in no schema. */
  readonly unknown: readonly string[];
  /** Fields of the specification that may be missing, and are. */
  readonly missing: readonly string[];
}

export function noFields(): FieldReport {
  return { specified: [], assumed: [], unknown: [], missing: [] };
}

interface Part {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly value?: Part;
  readonly wrapped?: Part;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly (Part & { readonly metadata?: { readonly source?: Source } })[];
}

/** Which fields a reply has, and who designed each. */
export function fieldsOf(schema: v.GenericSchema, reply: unknown): FieldReport {
  const found = { specified: new Set<string>(), assumed: new Set<string>(), unknown: new Set<string>() };
  const missing = new Set<string>();

  function walk(part: Part, value: unknown, path: string): void {
    const { type, entries, item, options } = plain(part);
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) {
      if (item) for (const each of value) walk(item, each, `${path}[]`);
    } else if (type === "variant" || type === "union") {
      const known = (options ?? []) as readonly Part[];
      const fitting = known.find((option) => plain(option).entries && keysFit(plain(option), value)) ?? known[0];
      if (fitting) walk(fitting, value, path);
    } else if (entries && typeof value === "object") {
      for (const [name, entry] of Object.entries(entries)) {
        const at = path === "" ? name : `${path}.${name}`;
        const source = sourceOf(entry);
        if (name in value) {
          if (source) found[source === "spec" ? "specified" : "assumed"].add(at);
          walk(entry, (value as Record<string, unknown>)[name], at);
        } else if (source === "spec") missing.add(at);
      }
      for (const name of Object.keys(value)) {
        if (!(name in entries)) found.unknown.add(path === "" ? name : `${path}.${name}`);
      }
    } else if (type === "record" && typeof value === "object") {
      const inner = plain(part).value;
      if (inner) for (const each of Object.values(value)) walk(inner, each, `${path}.*`);
    }
  }

  walk(schema, reply, "");
  return {
    specified: [...found.specified],
    assumed: [...found.assumed],
    unknown: [...found.unknown],
    missing: [...missing],
  };
}

/** A variant's option by the literal of its `kind`. */
function keysFit({ entries }: Part, value: unknown): boolean {
  const kind: unknown = plain(entries?.["kind"] ?? {});
  return Object(kind).literal === Object(value).kind;
}

function sourceOf({ pipe = [] }: Part): Source | undefined {
  for (const step of pipe) if (step.metadata?.source) return step.metadata.source;
  return undefined;
}
