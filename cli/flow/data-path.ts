import type { Json } from "../output/view.ts";

/** The way to a value in an answer: `items[0].status`. */
export interface DataPath {
  readonly text: string;
  readonly keys: readonly (string | number)[];
}

const PART = /^(?:\.?([A-Za-z_][\w-]*)|\[(-?\d{1,4})\])/;

/** Reads `items[0].status`, `items[-1]` (the last), `items.length` or `.` (everything). */
export function parsePath(text: string): DataPath | undefined {
  if (text === ".") return { text, keys: [] };
  const keys: (string | number)[] = [];
  let rest = text;
  while (rest !== "") {
    const part = PART.exec(rest);
    if (!part) return undefined;
    keys.push(part[1] ?? Number(part[2]));
    rest = rest.slice(part[0].length);
  }
  return keys.length === 0 || text.startsWith(".") ? undefined : { text, keys };
}

/** The value there; undefined where the way ends before. */
export function valueAt(data: Json | undefined, { keys }: DataPath): Json | undefined {
  let value = data;
  for (const key of keys) {
    if (Array.isArray(value)) {
      const list: readonly Json[] = value;
      if (key === "length") value = list.length;
      else value = typeof key === "number" ? list.at(key) : undefined;
    } else if (typeof value === "object" && value !== null && Object.hasOwn(value, key)) {
      value = (value as Readonly<Record<string, Json | undefined>>)[String(key)];
    } else return undefined;
  }
  return value;
}
