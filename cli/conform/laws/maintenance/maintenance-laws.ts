import type { Law } from "../../engine/law.ts";
import { closesEverythingButTheSite } from "./closes-everything-but-the-site.ts";
import { keysOutliveIt } from "./keys-outlive-it.ts";

export const MAINTENANCE_LAWS: readonly Law[] = [closesEverythingButTheSite, keysOutliveIt];
