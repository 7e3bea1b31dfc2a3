/** The lightnesses (OKLCH, 0 to 1) of a scheme. Those of text and controls are a start: contrast may move them. */
export interface SchemeRecipe {
  readonly surfaces: readonly [page: number, card: number, raised: number, control: number];
  /** The share of the brand's chroma in the surfaces. */
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
  readonly field: readonly [number, number, number];
  /** The share of the brand's chroma in the playing field. */
  readonly fieldTint: number;
}

export const schemeRecipes = {
  dark: {
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
    field: [0.295, 0.235, 0.195],
    fieldTint: 0.34,
  },
  light: {
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
    field: [0.36, 0.29, 0.24],
    fieldTint: 0.6,
  },
} satisfies Record<string, SchemeRecipe>;
