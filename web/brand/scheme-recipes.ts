/** The lightnesses (OKLCH, 0 to 1) of a scheme. Those of text and controls are a start: contrast may move them. */
export interface SchemeRecipe {
  readonly surfaces: readonly [page: number, card: number, raised: number, control: number];
  /** The share of the ground colour's chroma in the surfaces. */
  readonly tint: number;
  /** The direction in which lightness moves away from the surfaces. */
  readonly away: 1 | -1;
  /** The index of the surface inside an input field. */
  readonly input: 1 | 2;
  /** Text on the brand's colour is white from this contrast with white. */
  readonly whiteInkFrom: number;
  readonly line: number;
  readonly edge: number;
  readonly text: number;
  readonly muted: number;
  readonly faint: number;
  readonly strong: number;
  readonly wash: number;
  readonly washText: number;
  /** Success, gold, mistakes and hints: text, fill and the wash behind them. */
  readonly signals: Readonly<
    Record<"good" | "gold" | "bad" | "info", { readonly text: string; readonly fill: string; readonly wash: string }>
  >;
}

const dark: SchemeRecipe = {
  surfaces: [0.165, 0.2, 0.235, 0.28],
  tint: 0.09,
  away: 1,
  input: 2,
  whiteInkFrom: 3,
  line: 0.29,
  edge: 0.45,
  text: 0.955,
  muted: 0.74,
  faint: 0.68,
  strong: 0.79,
  wash: 0.265,
  washText: 0.9,
  signals: {
    good: { text: "#4fd08d", fill: "#2fb675", wash: "#0d2b1c" },
    gold: { text: "#f3c552", fill: "#f3c552", wash: "#2f280f" },
    bad: { text: "#ff8a7c", fill: "#ff7a6b", wash: "#351613" },
    info: { text: "#7cbcff", fill: "#7cbcff", wash: "#10253a" },
  },
};

const light: SchemeRecipe = {
  surfaces: [0.975, 1, 0.955, 0.928],
  tint: 0.035,
  away: -1,
  input: 1,
  whiteInkFrom: 1,
  line: 0.905,
  edge: 0.68,
  text: 0.22,
  muted: 0.45,
  faint: 0.5,
  strong: 0.48,
  wash: 0.945,
  washText: 0.36,
  signals: {
    good: { text: "#106b3e", fill: "#16804b", wash: "#ddf3e6" },
    gold: { text: "#7d5a00", fill: "#f3c552", wash: "#fbf0d2" },
    bad: { text: "#b3271a", fill: "#c63426", wash: "#fde8e5" },
    info: { text: "#0d5ca8", fill: "#0d5ca8", wash: "#e3f0fd" },
  },
};

export const schemeRecipes = {
  dark,
  light,
  tintedDark: { ...dark, tint: 0.3, surfaces: [0.155, 0.195, 0.23, 0.275] },
  tintedLight: { ...light, surfaces: [0.958, 1, 0.945, 0.918], tint: 0.1, line: 0.89 },
  /** Surfaces in the ground colour itself. */
  deepDark: {
    ...dark,
    surfaces: [0.35, 0.305, 0.385, 0.425],
    tint: 0.86,
    line: 0.45,
    edge: 0.66,
    muted: 0.84,
    faint: 0.8,
    wash: 0.25,
    signals: { ...dark.signals, gold: { ...dark.signals.gold, wash: "#4a1606" } },
  },
  deepLight: { ...light, surfaces: [0.94, 0.985, 0.925, 0.9], tint: 0.12, line: 0.86 },
  /** Light cards on a dark page. */
  paper: { ...light, surfaces: [0.95, 0.972, 0.945, 0.915], tint: 0.17, line: 0.87 },
} satisfies Record<string, SchemeRecipe>;

/** The lightnesses of the hero and of the balance card with the button on it, and the share of the ground's chroma. */
interface HeroRecipe {
  readonly field: readonly [number, number, number];
  readonly control: number;
  readonly tint: number;
  /** The direction in which letters differ from it. */
  readonly away: 1 | -1;
}

export const heroRecipes = {
  dark: { field: [0.295, 0.235, 0.195], control: 0.375, tint: 0.34, away: 1 },
  darkOnLight: { field: [0.36, 0.29, 0.24], control: 0.44, tint: 0.6, away: 1 },
  deep: { field: [0.435, 0.375, 0.295], control: 0.25, tint: 0.9, away: 1 },
  light: { field: [0.955, 0.92, 0.885], control: 0.99, tint: 0.34, away: -1 },
} satisfies Record<string, HeroRecipe>;
