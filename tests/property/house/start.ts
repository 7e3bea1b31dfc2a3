/** 2026-11-28 12:00 in Bangkok: the end of the month is near. */
export const START = Date.UTC(2026, 10, 28, 5);

/** The first one has invited the others. */
export const NAMES = ["anna", "bina", "cora"] as const;
