import { resolve } from "node:path";

/** The checkout's top folder; it does not depend on the working directory. */
export const ROOT = resolve(import.meta.dirname, "../..");
