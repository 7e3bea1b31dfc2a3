import type { LevelName } from "../../../../core/rules/levels.ts";

/** The names of the levels. */
export const levelText: Readonly<Record<LevelName, string>> = {
  silver: "ระดับซิลเวอร์",
  gold: "ระดับโกลด์",
  platinum: "ระดับแพลทินัม",
  diamond: "ระดับไดมอนด์",
  vip: "ระดับวีไอพี",
};
