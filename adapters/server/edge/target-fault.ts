/** Controls of ASCII and Latin-1, which no id and no text of one line has. */
const CONTROL = /\p{Cc}/u;
/** A text of several lines may have tab, line feed and return. Half of a pair of surrogates is no character. */
/** Most texts are plain, and this is several times as fast to find out. */
const PLAIN = /^[ -~]*$/;
const WRONG_IN_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Why a request's path and query cannot be read; undefined when they can. In English, for developers. */
export function targetFault(target: string): string | undefined {
  if (!/^[\x21-\x7e]*$/.test(target) || target.includes("\\")) return "has a character that must be encoded";
  if (!target.includes("%")) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(target);
  } catch {
    return "is not encoded as UTF-8";
  }
  return CONTROL.test(decoded) ? "has a control character" : undefined;
}

/** The dotted path of the first text with such a character in what a schema kept of a body; undefined without one. */
export function wrongCharacterField(value: unknown, path = ""): string | undefined {
  if (typeof value === "string") return !PLAIN.test(value) && WRONG_IN_TEXT.test(value) ? path : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = wrongCharacterField(part, path === "" ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
