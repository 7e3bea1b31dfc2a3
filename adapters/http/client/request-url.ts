/** The parameters that a path cannot carry. */
export type InvalidParam = { readonly unfit: string };

/**
 * Fills a path template and adds the query. Names a parameter that would lead elsewhere however it is encoded: empty,
 * a dot segment, or text that is no Unicode.
 */
export function requestUrl(
  baseUrl: string,
  template: string,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string | undefined>>,
): string | InvalidParam {
  let unfit: string | undefined;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const encoded = encodeSegment(params[name] ?? "");
    if (encoded === undefined) unfit = name;
    return encoded ?? "";
  });
  if (unfit !== undefined) return { unfit };
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
