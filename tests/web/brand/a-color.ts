import fc from "fast-check";

/** Any `#rrggbb`, with the colours at the edges of the gamut and the greys more often. */
export function aColor(): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 0xffffff }).map((bits) => hex(bits)) },
    fc.integer({ min: 0, max: 255 }).map((grey) => hex(grey * 0x010101)),
    fc.array(fc.constantFrom(0, 1, 127, 128, 254, 255), { minLength: 3, maxLength: 3 }).map(hexOf),
    fc.constantFrom("#000000", "#ffffff", "#777777", "#808080", "#ffff00", "#0000ff", "#ff0000", "#1fbf75"),
  );
}

/** The sRGB cube at every `step` of each channel, with its corners. */
export function colorCube(step: number): readonly string[] {
  const values = Array.from({ length: Math.ceil(255 / step) + 1 }, (_, index) => Math.min(255, index * step));
  return values.flatMap((r) => values.flatMap((g) => values.map((b) => hexOf([r, g, b]))));
}

function hexOf([r = 0, g = 0, b = 0]: readonly number[]): string {
  return hex(r * 0x10000 + g * 0x100 + b);
}

function hex(bits: number): string {
  return `#${bits.toString(16).padStart(6, "0")}`;
}
