import type { Law } from "../../engine/law.ts";
import { countedByPerson } from "./counted-by-person.ts";
import { lockEndsWhenItSays } from "./lock-ends-when-it-says.ts";
import { namesAreNotRevealed } from "./names-are-not-revealed.ts";

export const LOCKOUT_LAWS: readonly Law[] = [countedByPerson, lockEndsWhenItSays, namesAreNotRevealed];
