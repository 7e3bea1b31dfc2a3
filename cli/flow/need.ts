/** What a step needs from its target, besides the use cases. */
export type Need = "sandbox" | "faults";
