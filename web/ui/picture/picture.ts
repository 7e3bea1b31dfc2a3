/** A picture that leaves the site: a sheet of paper with these parts below each other. */
export interface Picture {
  /** The file's name, without its ending. */
  readonly name: string;
  readonly parts: readonly PicturePart[];
}

export interface PictureStep {
  readonly state: "done" | "now" | "ahead" | "bad";
  readonly label: string;
  readonly detail?: string | undefined;
  readonly time?: string | undefined;
}

export type PicturePart =
  /** A strip in a colour across the sheet. */
  | { readonly kind: "band"; readonly tone: "brand" | "promptPay"; readonly text: string; readonly end?: string }
  | { readonly kind: "text"; readonly text: string; readonly size: keyof typeof TEXT_SIZES; readonly faint?: boolean }
  /** A QR code as an SVG path in a square of `cells` units. */
  | { readonly kind: "code"; readonly path: string; readonly cells: number }
  | { readonly kind: "rows"; readonly rows: readonly { readonly term: string; readonly value: string }[] }
  | { readonly kind: "steps"; readonly steps: readonly PictureStep[] }
  | { readonly kind: "rule" };

/** px, on a sheet of 720. */
export const TEXT_SIZES = { s: 24, m: 28, l: 36, xl: 76 } as const;
