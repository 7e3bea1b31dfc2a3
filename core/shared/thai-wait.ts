/** `8 วินาที` or `2 นาที`, rounded up, for a wait in seconds. */
export function thaiWait(seconds: number): string {
  return seconds < 60 ? `${Math.ceil(seconds)} วินาที` : `${Math.ceil(seconds / 60)} นาที`;
}
