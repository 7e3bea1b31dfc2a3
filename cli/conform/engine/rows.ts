import type * as v from "valibot";
import type { Endpoint, Source } from "../../../contracts/endpoint.ts";
import type { RowName } from "../../../contracts/model/rule.ts";
import { ENDPOINTS } from "../../../contracts/table.ts";

export const ROW_NAMES = Object.keys(ENDPOINTS) as readonly RowName[];

export function rowOf(name: RowName): Endpoint {
  return ENDPOINTS[name];
}

/** `POST /api/auth/withdraw/{uuid}`. */
export function titleOf(name: RowName): string {
  const { method, path } = rowOf(name);
  return `${method} ${path}`;
}

export function pathOf(name: RowName, values: Readonly<Record<string, string>>): string {
  return rowOf(name).path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(values[part] ?? "unknown"));
}

/** What is read of a schema. */
interface Part {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly value?: Part;
  readonly wrapped?: Part;
  readonly options?: readonly Part[];
  readonly pipe?: readonly (Part & { readonly metadata?: { readonly source?: Source } })[];
}

/** Who designed the field at a path of a schema: the one nearest to it that says so. Undefined where none does. */
export function fieldSource(schema: object, path: readonly PropertyKey[]): Source | undefined {
  const [key, ...rest] = path;
  const part = schema as Part;
  const own = sourceOf(part);
  if (key === undefined) return own;
  const inner = plain(part);
  const next = inner.entries?.[String(key)] ?? inner.item ?? inner.value;
  const below = next
    ? fieldSource(next, rest)
    : inner.options?.map((option) => fieldSource(option, path)).find((source) => source !== undefined);
  return below ?? own;
}

/** The schema below pipes and wrappers. */
function plain(part: Part): Part {
  const [first] = part.pipe ?? [];
  if (first && first !== part) return plain(first);
  return part.wrapped ? plain(part.wrapped) : part;
}

/** The body with one field changed, for each field that has another value of which the schema surely thinks well. */
export function changedBodies(name: RowName, body: object): readonly (readonly [field: string, body: object])[] {
  const { entries = {} } = plain(rowOf(name).body ?? {});
  return Object.entries(entries).flatMap(([field, entry]) => {
    const given: unknown = Object(body)[field];
    const { type, options = [] } = plain(entry);
    const number = typeof given === "number" ? given + 1 : 1;
    const other = { boolean: given !== true, number, picklist: options.find((one) => one !== given) }[type ?? ""];
    const isLeftOut = type === "picklist" && given === undefined;
    return other === undefined || isLeftOut ? [] : [[field, { ...body, [field]: other }] as const];
  });
}

/** The fields of a reply, by dotted path; `[]` stands for the items of a list and `*` for any key. */
export type FieldReport = {
  /** Named by the specification. */
  readonly specified: readonly string[];
  /** Of our own design. */
  readonly assumed: readonly string[];
  /** In the reply and in no schema. */
  readonly unknown: readonly string[];
  /** Fields of the specification that may be missing, and are. */
  readonly missing: readonly string[];
};

export function noFields(): FieldReport {
  return { specified: [], assumed: [], unknown: [], missing: [] };
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
      const fitting = options?.find((option) => plain(option).entries && keysFit(plain(option), value)) ?? options?.[0];
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

function sourceOf({ pipe }: Part): Source | undefined {
  return pipe?.find(({ metadata }) => metadata?.source)?.metadata?.source;
}
