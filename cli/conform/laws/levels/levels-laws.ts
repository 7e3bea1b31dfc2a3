import type { Law } from "../../engine/law.ts";
import { depositsEarnLevels } from "./deposits-earn-levels.ts";
import { monthEnds } from "./month-ends.ts";
import { vipByInvitation } from "./vip-by-invitation.ts";

export const LEVELS_LAWS: readonly Law[] = [depositsEarnLevels, monthEnds, vipByInvitation];
