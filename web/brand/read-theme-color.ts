import { modeHsl, modeHwb, modeLab, modeLch, modeOklab, parse, useMode as registerMode } from "culori/fn";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { toHex, toOklch } from "./oklch.ts";

for (const mode of [modeHsl, modeHwb, modeLab, modeLch, modeOklab]) registerMode(mode);

export const COLOR_EXAMPLES =
  "must be a colour like #1fbf75, teal, rgb(31, 191, 117), hsl(152 72% 44%) or oklch(0.71 0.17 155)";

/**
 * Reads any colour that CSS can write with numbers or a name, and returns it as `#rrggbb`. A colour that no screen can
 * show loses chroma; transparency is left out, because surfaces and buttons are opaque. The error is a sentence.
 */
export function readThemeColor(data: unknown): Result<string, string> {
  if (typeof data !== "string") return err(COLOR_EXAMPLES);
  const color = parsed(data.trim().toLowerCase());
  if (color === undefined) return err(COLOR_EXAMPLES);
  if (color.alpha === 0) return err("must be a colour that can be seen: this one is transparent");
  const read = toOklch(color);
  if (!Number.isFinite(read.l) || !Number.isFinite(read.c)) return err(COLOR_EXAMPLES);
  return ok(toHex({ ...read, l: within(read.l, 1), c: within(read.c, 0.5) }));
}

/** The parser throws at texts like `/0a`. */
function parsed(text: string): ReturnType<typeof parse> {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
