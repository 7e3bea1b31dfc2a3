/** A failure that is reported as one sentence, without a stack. */
export class BootError extends Error {}
