import type { Look } from "./look-fields.ts";

type Tokens = Readonly<Record<string, string>>;

/** Radii: small parts, fields and buttons, tiles, cards, chips, and the buttons themselves. */
const CORNERS: Record<Look["corners"], Tokens> = {
  sharp: corners(["2px", "3px", "3px", "4px", "3px"], "2px"),
  soft: corners(["7px", "10px", "13px", "16px", "9px"], "11px"),
  round: corners(["10px", "14px", "18px", "24px", "999px"], "14px"),
  pill: corners(["12px", "18px", "24px", "28px", "999px"], "999px"),
};

const SHADOWS: Record<Look["shadows"], Tokens> = {
  flat: shadows("none", "none", "var(--line)"),
  glow: shadows("none", "0 14px 40px var(--brand-glow)", "var(--line)"),
  soft: {
    ...shadows("0 8px 24px var(--shade-glow)", "0 14px 34px var(--shade-glow)", "transparent"),
    ...button("0 8px 18px var(--brand-glow)"),
    "bar-shadow": "0 -8px 28px var(--shade-glow)",
  },
  engraved: {
    ...shadows(
      "inset 0 0 0 3px var(--ink-1), inset 0 0 0 4px var(--hairline-faint)",
      "inset 0 0 0 5px var(--field-3), inset 0 0 0 6px var(--hairline), 0 18px 40px var(--shade-glow)",
      "var(--hairline-half)",
    ),
    ...button("inset 0 0 0 3px var(--brand), inset 0 0 0 4px var(--brand-cut)", "var(--sheen)"),
  },
  lacquer: {
    ...shadows(
      "0 5px 0 var(--shade-glow)",
      "0 6px 0 var(--shade-glow), 0 12px 26px var(--shade-glow)",
      "var(--hairline-half)",
    ),
    ...button("0 4px 0 var(--brand-edge), 0 8px 14px var(--shade-glow)"),
    "bar-shadow": "0 -6px 22px var(--shade-glow)",
  },
};

const BELOW: Tokens = {
  // The same band below every picture of a row, with one line in it or with two.
  "tile-words": "3.5rem",
  "tile-line-up": "0.95rem",
  "tile-shape": "calc(54% + 3.5rem)",
  "tile-shade": "none",
  "tile-ground": "var(--ink-1)",
  "tile-text": "var(--text)",
  "tile-detail": "var(--muted)",
  "tile-text-shadow": "none",
  "tile-pad": "11px",
  "tile-foot": "9px",
};

const TILES: Record<Look["tiles"], Tokens> = {
  full: { "tile-line": "var(--line)" },
  below: {
    ...BELOW,
    "tile-inset": "6px",
    "tile-line": "var(--card-line)",
    "tile-edge": "var(--card-line)",
    "tile-radius": "calc(var(--r-l) - 6px)",
    "tile-shadow": "var(--card-shadow)",
  },
  arch: {
    ...BELOW,
    "tile-inset": "9px",
    "tile-side": "16%",
    "tile-line": "var(--hairline-half)",
    "tile-edge": "var(--hairline-half)",
    "tile-radius": "120px 120px 2px 2px",
    "tile-ring": "0 0 0 1px var(--hairline), 0 0 0 4px var(--ink-1), 0 0 0 5px var(--hairline-half)",
    "tile-align": "center",
    "tile-title": "var(--display)",
    "r-day": "22px 22px 3px 3px",
    "day-line": "var(--hairline-half)",
  },
  framed: {
    ...BELOW,
    "tile-inset": "5px",
    "tile-ground": "var(--paper-card)",
    "tile-text": "var(--paper-card-ink)",
    "tile-detail": "var(--paper-card-muted)",
    "tile-line": "var(--gold-fill)",
    "tile-edge": "var(--gold-fill)",
    "tile-gold": "var(--paper-card-ink)",
    "tile-radius": "calc(var(--r-l) - 4px)",
    "tile-shadow": "var(--card-shadow)",
    "r-day": "50%",
  },
};

const MOTIONS: Record<Look["motion"], Tokens> = {
  calm: motion("120ms", "260ms", "cubic-bezier(0.2, 0.7, 0.2, 1)", "scale(0.985)", "-3px"),
  stately: motion("200ms", "520ms", "cubic-bezier(0.4, 0, 0.1, 1)", "none", "0"),
  lively: motion("160ms", "340ms", "cubic-bezier(0.34, 1.45, 0.5, 1)", "scale(0.955)", "-5px"),
  snappy: motion("70ms", "150ms", "cubic-bezier(0.1, 0.8, 0.3, 1)", "translateY(3px)", "-2px"),
};

const CENTRES: Record<Look["centre"], Tokens> = {
  diamond: centre("21px", "0 0 0 5px var(--ink-0), var(--shadow-1)", { turn: "45deg" }),
  star: centre("0", "none", {
    "centre-clip":
      "polygon(50% 0, 66% 10%, 85% 12%, 89% 33%, 100% 50%, 89% 67%, 85% 88%, 66% 90%, 50% 100%, 34% 90%, 15% 88%, 11% 67%, 0 50%, 11% 33%, 15% 12%, 34% 10%)",
    "centre-fill": "var(--sheen)",
  }),
  circle: centre("50%", "0 0 0 5px var(--ink-1), 0 10px 20px var(--brand-glow)", {}),
  coin: centre(
    "50%",
    "inset 0 0 0 3px var(--brand-light), inset 0 0 0 5px var(--brand-edge), 0 5px 0 var(--brand-edge), 0 12px 18px var(--shade-glow)",
    {},
  ),
};

/** The mark on the end of a progress bar. */
const MARKERS: Record<Look["centre"], Tokens> = {
  diamond: marker("50%", "0deg", "radial-gradient(circle, var(--gold-ink) 30%, var(--on-picture) 34%)"),
  star: marker("1px", "45deg", "var(--gold-fill-2)"),
  circle: marker("0 50% 50% 50%", "45deg", "var(--brand)"),
  coin: marker(
    "50%",
    "0deg",
    "radial-gradient(circle, var(--gold-fill) 46%, var(--gold-ink) 50%, var(--gold-fill-2) 56%)",
  ),
};

const FALLBACK = '"Anuphan", "Anuphan fallback", "Noto Sans Thai", "Leelawadee UI", Thonburi, sans-serif';
const DISPLAYS: Record<Look["displayFont"], Tokens> = {
  anuphan: { display: FALLBACK },
  trirong: { display: `"Trirong", ${FALLBACK}` },
};

/** The tokens of a look that are the same in both schemes, by the names of the custom properties. */
export function lookTokens(look: Look): Tokens {
  return {
    "r-day": "var(--r-m)",
    "day-line": "transparent",
    ...CORNERS[look.corners],
    ...SHADOWS[look.shadows],
    ...TILES[look.tiles],
    ...MOTIONS[look.motion],
    ...CENTRES[look.centre],
    ...MARKERS[look.centre],
    ...DISPLAYS[look.displayFont],
  };
}

/** What stands in for a look's motion for people who want less of it. */
export const STILL: Tokens = { fast: "0ms", slow: "0ms", press: "none", lift: "0" };

function corners([s = "", m = "", l = "", xl = "", full = ""]: readonly string[], button: string): Tokens {
  return { "r-s": s, "r-m": m, "r-l": l, "r-xl": xl, "r-full": full, "r-button": button };
}

function shadows(card: string, hero: string, line: string): Tokens {
  return {
    "card-shadow": card,
    "hero-shadow": hero,
    "card-line": line,
    ...button("none"),
  };
}

/** A strong button on the page, and the same one in the colours of the hero. */
function button(shadow: string, sheen = "none"): Tokens {
  return {
    "button-sheen": sheen,
    "button-shadow": shadow,
    "field-button-sheen": sheen.replace("--sheen", "--field-sheen"),
    "field-button-shadow": shadow.replace(/--brand/g, "--field-brand"),
  };
}

function motion(fast: string, slow: string, ease: string, press: string, lift: string): Tokens {
  return { fast, slow, ease, press, lift };
}

function centre(radius: string, shadow: string, { turn = "0deg", ...rest }: Tokens): Tokens {
  return { "centre-radius": radius, "centre-shadow": shadow, "centre-turn": turn, ...rest };
}

function marker(radius: string, turn: string, fill: string): Tokens {
  return { "marker-radius": radius, "marker-turn": turn, "marker-fill": fill };
}
