import type { Source } from "../../../contracts/endpoint.ts";

interface Part {
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
  const own = part.pipe?.find(({ metadata }) => metadata?.source)?.metadata?.source;
  if (key === undefined) return own;
  const inner = plain(part);
  const next = inner.entries?.[String(key)] ?? inner.item ?? inner.value;
  const below = next
    ? fieldSource(next, rest)
    : inner.options?.map((option) => fieldSource(option, path)).find((source) => source !== undefined);
  return below ?? own;
}

/** The schema below pipes and wrappers. */
export function plain<Schema extends { readonly pipe?: readonly Schema[]; readonly wrapped?: Schema }>(
  part: Schema,
): Schema {
  const [first] = part.pipe ?? [];
  if (first && first !== part) return plain(first);
  return part.wrapped ? plain(part.wrapped) : part;
}
