import * as v from "valibot";
import { fieldsOf } from "../fields/fields-of.ts";
import { isPictureFile } from "../fields/file-fields.ts";
import { COLOR_EXAMPLES, readThemeColor } from "../oklch.ts";

/** A colour of a brand file, read as `#rrggbb`. */
export const colorField = v.pipe(
  v.string(COLOR_EXAMPLES),
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const read = readThemeColor(dataset.value);
    if (read.ok) return read.value;
    addIssue({ message: read.error });
    return NEVER;
  }),
);

/** How rounded boxes, buttons and tiles are. */
const CORNERS = ["sharp", "soft", "round", "pill"] as const;
/** What lifts a card from the page: nothing, light in the brand's colour, a wide blur, engraved lines, or a thick edge. */
const SHADOWS = ["flat", "glow", "soft", "engraved", "lacquer"] as const;
/** How a game's picture stands in its tile: all of it, in an arch, above its title, or in a frame of paper. */
const TILES = ["full", "arch", "below", "framed"] as const;
const MOTIONS = ["calm", "stately", "lively", "snappy"] as const;
/** The face of headings and large amounts. Texts are always in Anuphan. */
const DISPLAY_FONTS = ["anuphan", "trirong"] as const;
/** The drawing on the page's ground. */
const PATTERNS = ["none", "pitch", "lattice", "ripples", "scales"] as const;
/** `ink` has a trace of the colour, `tinted` shows it, `deep` is the colour itself. */
const GROUNDS = ["ink", "tinted", "deep"] as const;
/** `tonal` cards belong to the page's scheme, `paper` cards are light on a dark page. */
const CARDS = ["tonal", "paper"] as const;
/** The hero and the balance card: dark with light letters, or, in the light scheme, light with dark ones. */
const HEROES = ["dark", "light"] as const;
/** The raised button of the bottom bar. */
const CENTRES = ["diamond", "star", "circle", "coin"] as const;

const FILE = "must be the name of a PNG, JPG, WebP or SVG file beside the brand file";

/** The look of a brand by named values; each has a default. */
const lookEntries = {
  corners: choice(CORNERS, "round"),
  shadows: choice(SHADOWS, "flat"),
  tiles: choice(TILES, "full"),
  motion: choice(MOTIONS, "calm"),
  displayFont: choice(DISPLAY_FONTS, "anuphan"),
  pattern: choice(PATTERNS, "pitch"),
  ground: choice(GROUNDS, "ink"),
  /** The colour of the page's surfaces, where it is not the theme colour. */
  groundColor: v.optional(colorField),
  cards: choice(CARDS, "tonal"),
  hero: choice(HEROES, "dark"),
  centre: choice(CENTRES, "diamond"),
  /** A picture behind the balance: a file beside the brand file. Its right side holds the subject. */
  card: v.optional(v.pipe(v.string(FILE), v.check(isPictureFile, FILE))),
};

export const DEFAULT_LOOK: Look = v.parse(v.object(lookEntries), {});

/** `look` of a brand file; the defaults apply when it is left out. */
export const lookField = v.optional(
  fieldsOf(lookEntries, `must be an object with ${Object.keys(lookEntries).join(", ")}`),
);

export type Look = Readonly<v.InferOutput<ReturnType<typeof v.object<typeof lookEntries>>>>;

function choice<const T extends readonly string[]>(choices: T, byDefault: T[number]) {
  return v.optional(v.picklist(choices, `must be one of ${choices.join(", ")}`), byDefault);
}
