/** Stays the same as long as a process keeps its modules. */
export const MODULE_IDENTITY = Symbol("modules");
