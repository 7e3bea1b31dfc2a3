const FAULTS: readonly (readonly [RegExp, string, string])[] = [
  [/<\s*(?:[\w-]+:)?script\b/i, "holds a script", "Remove the script: a picture needs none."],
  [/\son[a-z]+\s*=/i, "holds code in an attribute like onload", "Remove that attribute."],
  [/<\s*(?:[\w-]+:)?(?:foreignObject|iframe|embed|object)\b/i, "holds a page", "Remove foreignObject and frames."],
  [/<!(?:ENTITY|DOCTYPE[^>]*\[)/i, "defines entities", "Export it again as a plain SVG."],
  [
    /(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/)[^"'\s>]|url\(\s*["']?\s*(?!#|data:image\/)[^"'\s)]|@import\b/i,
    "loads something from another place",
    "Put it into the file; browsers load nothing for a picture.",
  ],
];

/** What an SVG file holds that a picture must not, and what to do; undefined for a plain drawing. */
export function svgFault(source: string): { readonly problem: string; readonly remedy: string } | undefined {
  const found = FAULTS.find(([pattern]) => pattern.test(source));
  return found && { problem: found[1], remedy: found[2] };
}
