import type { Explanation } from "./explanation.ts";

/** Each stands for all mutations of its file that make one line the other. */
export const EXPLAINED: readonly Explanation[] = [];
