/** The parameters that a path cannot carry. */
export type UnfitParam = { readonly unfit: string };

/**
 * Fills a path template and adds the query. Names a parameter that would lead elsewhere however it is encoded: empty,
 * a dot segment, or text that is no Unicode.
 */
export function requestUrl(
  baseUrl: string,
  template: string,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string | undefined>>,
): string | UnfitParam {
  let unfit: string | undefined;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const encoded = encodeSegment(params[name] ?? "");
    if (encoded === undefined) unfit = name;
    return encoded ?? "";
  });
  if (unfit !== undefined) return { unfit };
  const search = new URLSearchParams();
  for (const name of Object.keys(query)) {
    const value = query[name];
    if (value !== undefined) search.set(name, value);
  }
  const text = search.toString();
  return `${baseUrl}${path}${text && `?${text}`}`;
}

function encodeSegment(value: string): string | undefined {
  if (/^\.{0,2}$/.test(value)) return undefined;
  try {
    return encodeURIComponent(value);
  } catch {
    return undefined;
  }
}
