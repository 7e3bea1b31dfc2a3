import fc from "fast-check";

/** Any `#rrggbb`, with the colours at the edges of the gamut more often. */
export function aColor(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, "0")}`),
    fc.constantFrom("#000000", "#ffffff", "#808080", "#ffff00", "#0000ff", "#ff0000", "#1fbf75"),
  );
}
