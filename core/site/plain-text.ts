const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * The text of untrusted markup, paragraph by paragraph, without tags, scripts, styles and comments, and with the common
 * entities decoded. Show it as text: then nothing in it can run.
 */
export function plainText(markup: string): readonly string[] {
  return markup
    .replace(/<(script|style)\b[^]*?(<\/\1\s*>|$)/gi, " ")
    .replace(/<!--[^]*?(-->|$)/g, " ")
    .replace(/<\/?(p|div|br|li|ul|ol|h[1-6]|tr|table|blockquote)\b[^<>]*>/gi, "\n")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, readEntity)
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

function readEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  // Control characters and numbers outside Unicode stay as they are.
  return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
