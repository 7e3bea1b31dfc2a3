const NO_QUERY: Readonly<Record<string, string>> = {};

/** The parameters of a query; of one that comes twice, the first. */
export function queryOf(search: string): Readonly<Record<string, string>> {
  if (search === "") return NO_QUERY;
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!query.has(name)) query.set(name, value);
  return Object.fromEntries(query);
}
