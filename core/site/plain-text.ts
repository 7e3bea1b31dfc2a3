const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * The words of untrusted markup, an announcement's body say, paragraph by paragraph. It is drawn as text and never as
 * markup, so nothing in it can act; tags, scripts, styles and comments go, the common entities are read.
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
  // Control characters and numbers beyond Unicode stay as they were written.
  return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
