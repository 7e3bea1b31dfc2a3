const known = new Map<string, string>();

/**
 * Gives a gradient, a filter or a clip an id that its content decides, so the same one is defined once in a picture.
 * `markup` contains `$id` where the id belongs.
 */
export function define(markup: string): string {
  let hash = 5381;
  for (let index = 0; index < markup.length; index += 1) hash = (Math.imul(hash, 33) ^ markup.charCodeAt(index)) >>> 0;
  const id = `d${hash.toString(36)}`;
  known.set(id, markup.replace("$id", id));
  return id;
}

/** The definitions that a drawing names, and those that these name. */
export function definitionsIn(drawing: string, found: Set<string> = new Set()): string {
  let markup = "";
  for (const [, id = ""] of drawing.matchAll(/#(d[0-9a-z]+)\b/g)) {
    const definition = found.has(id) ? undefined : known.get(id);
    if (definition === undefined) continue;
    found.add(id);
    markup += definition + definitionsIn(definition, found);
  }
  return markup;
}
