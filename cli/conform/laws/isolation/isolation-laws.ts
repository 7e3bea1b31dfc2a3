import type { Law } from "../../engine/law.ts";
import { cursorsOfOthers } from "./cursors-of-others.ts";
import { devicesOfOthers } from "./devices-of-others.ts";
import { launchesOfOthers } from "./launches-of-others.ts";
import { listsAreAMembersOwn } from "./lists-are-a-members-own.ts";
import { requestsOfOthers } from "./requests-of-others.ts";
import { rowsWithAnOwner } from "./rows-with-an-owner.ts";

export const ISOLATION_LAWS: readonly Law[] = [
  cursorsOfOthers,
  devicesOfOthers,
  launchesOfOthers,
  listsAreAMembersOwn,
  requestsOfOthers,
  rowsWithAnOwner,
];
