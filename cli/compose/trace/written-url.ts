import { inMatchingOrder } from "../../../contracts/matching-order.ts";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { type HiddenValues, withoutNumbers } from "./hidden-values.ts";
import { WRITTEN_FIELDS } from "./written-fields.ts";

/** Parameters of paths that name no person's phone, account or password. */
const PLAIN_PARAMS: ReadonlySet<string> = new Set(["{uuid}", "{username}", "{gameCate}"]);
const PLAIN_SEGMENT = /^[a-z][a-z-]{0,30}$/i;
/** The last part of the address of a picture or a page. */
const FILE_NAME = /^[a-z][a-z0-9-]{0,30}\.(?:html?|js|png|jpe?g|webp|svg|gif|avif|mp3)$/i;
const BEFORE_PATHS = "http://relative.invalid";
/** The controls of a sandbox that name a request or a member. */
const CONTROL_NAMES = /^\/sandbox\/(requests|members)\//;

const ROWS = inMatchingOrder(Object.values(ENDPOINTS)).map(({ method, path }) => ({
  method,
  segments: path.split("/").slice(1),
}));

/** A call's address: parts of the path that may hold secrets, and values of the query, are words. */
export function writtenUrl(method: string, address: string, hidden: HiddenValues): URL {
  const { origin, pathname, searchParams } = new URL(address);
  const segments = pathname.split("/").slice(1);
  const row = ROWS.find((candidate) => candidate.method === method && fits(candidate.segments, segments));
  const before = segments.length - (row?.segments.length ?? 0);
  const written = segments.map((segment, place) => {
    const inRow = row?.segments[place - before];
    if (inRow !== undefined && !inRow.startsWith("{")) return segment;
    const text = decoded(segment);
    if (inRow !== undefined) {
      if (!PLAIN_PARAMS.has(inRow)) return encodeURIComponent(hidden.hide(text, inRow.slice(1, -1)));
      return encodeURIComponent(withoutNumbers(text));
    }
    if (CONTROL_NAMES.test(pathname)) return encodeURIComponent(withoutNumbers(text));
    const isPlain = segment === "" || PLAIN_SEGMENT.test(segment) || FILE_NAME.test(segment);
    return isPlain ? withoutNumbers(segment) : encodeURIComponent("<hidden>");
  });
  const url = new URL(`${origin}/${written.join("/")}`);
  for (const [name, value] of searchParams) {
    const kind = WRITTEN_FIELDS.get(name);
    const isWritten = kind === "word" || kind === "text" || kind === "number";
    url.searchParams.append(PLAIN_SEGMENT.test(name) ? name : "hidden", isWritten ? withoutNumbers(value) : "<hidden>");
  }
  return url;
}

/** Where a reply redirects to, without what may be secret; empty without an address. */
export function writtenLocation(location: string | undefined, hidden: HiddenValues): string {
  if (!location || !URL.canParse(location, BEFORE_PATHS)) return "";
  const { href, protocol, origin } = new URL(location, BEFORE_PATHS);
  if (!/^https?:$/.test(protocol)) return "<hidden>";
  const written = writtenUrl("GET", href, hidden);
  return origin === BEFORE_PATHS ? written.pathname + written.search : written.href;
}

/** Also for a backend below a path of its own. */
function fits(row: readonly string[], segments: readonly string[]): boolean {
  const before = segments.length - row.length;
  return before >= 0 && row.every((part, place) => part.startsWith("{") || part === segments[place + before]);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
