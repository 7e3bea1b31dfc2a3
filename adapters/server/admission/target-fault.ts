/** Controls of ASCII and Latin-1, which no id and no text of one line has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a text of several lines may have tab, line feed and return
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

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

/** The dotted path of the first text with a control character in a parsed body; undefined without one. */
export function controlCharacterField(value: unknown, path = ""): string | undefined {
  if (typeof value === "string") return CONTROL_IN_TEXT.test(value) ? path : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = controlCharacterField(part, path === "" ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
