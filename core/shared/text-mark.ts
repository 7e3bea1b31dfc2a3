/**
 * A short mark of a text: equal texts have equal marks, other texts almost never do (FNV-1a, 2 × 32 bits). It hides a text
 * from a glance and protects no secret.
 */
export function textMark(text: string): string {
  return [0x811c9dc5, 0x01000193].map((seed) => hash(text, seed).toString(36)).join("-");
}

function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
