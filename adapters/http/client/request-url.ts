/** The name of a parameter whose value the path cannot carry. */
export type InvalidParam = { readonly invalidParam: string };

/**
 * Fills a path template and adds the query. Rejects a parameter that leads to another path in any encoding: an empty
 * text, a dot segment, or invalid Unicode.
 */
export function requestUrl(
  baseUrl: string,
  template: string,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string | undefined>>,
): string | InvalidParam {
  let invalidParam: string | undefined;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const encoded = encodeSegment(params[name] ?? "");
    if (encoded === undefined) invalidParam = name;
    return encoded ?? "";
  });
  if (invalidParam !== undefined) return { invalidParam };
  return baseUrl + path + searchOf(query);
}

function searchOf(query: Readonly<Record<string, string | undefined>>): string {
  const names = Object.keys(query).filter((name) => query[name] !== undefined);
  if (names.length === 0) return "";
  return `?${new URLSearchParams(names.map((name) => [name, query[name] ?? ""]))}`;
}

function encodeSegment(value: string): string | undefined {
  if (/^\.{0,2}$/.test(value)) return undefined;
  try {
    return encodeURIComponent(value);
  } catch {
    return undefined;
  }
}
