import { resolve } from "node:path";

/** The checkout's top folder, whatever the working directory is. */
export const ROOT = resolve(import.meta.dirname, "../..");
