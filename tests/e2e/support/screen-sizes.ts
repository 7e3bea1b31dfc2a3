export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

export const PHONE: ScreenSize = { width: 390, height: 844 };
export const SMALL_PHONE: ScreenSize = { width: 360, height: 640 };
export const DESKTOP: ScreenSize = { width: 1280, height: 800 };

/** What the journeys of games run at. */
export const BOTH_SIZES = [
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const;
