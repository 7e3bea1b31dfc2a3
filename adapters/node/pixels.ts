/** A decoded picture: rows from the top, three bytes (red, green, blue) a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}
