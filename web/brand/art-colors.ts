/** The two shades of a picture in one hue (0 to 359): a ground that is dark enough for white text, and a light line. */
export function artColors(hue: number): { readonly ground: string; readonly line: string } {
  return { ground: `hsl(${hue}, 48%, 15%)`, line: `hsl(${hue}, 70%, 60%)` };
}

/** The ground as the style of a tile: a custom property, because the look of the brand places it. */
export function artGround(hue: number): Record<string, string> {
  return { "--art": artColors(hue).ground };
}
