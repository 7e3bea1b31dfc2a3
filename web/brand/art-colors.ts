/** The two shades of a picture drawn in one hue (0 to 359): dark enough for white words, and light enough for its lines. */
export function artColors(hue: number): { readonly ground: string; readonly line: string } {
  return { ground: `hsl(${hue}, 48%, 15%)`, line: `hsl(${hue}, 70%, 60%)` };
}
