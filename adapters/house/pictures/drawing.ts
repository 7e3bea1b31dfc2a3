/** A picture of the house as a drawing. */
export interface Drawing {
  /** px of the picture file */
  readonly width: number;
  readonly height: number;
  /** The drawing's own units. */
  readonly units: readonly [width: number, height: number];
  /** Bytes. A picture that needs more is written with a lower quality. */
  readonly most: number;
  /** The inside of an SVG, without the definitions that it names. */
  readonly draw: () => string;
}
