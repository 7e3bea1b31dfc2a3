import { homedir } from "node:os";
import { profileFolder } from "../../../adapters/node/profile-folder.ts";
import type { Globals } from "../../command-line/globals.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import type { Profile } from "../identifiers.ts";
import { targetTitle } from "../target-title.ts";

/** The profile of a target, and the folder of its files. */
export function profileOf({ target, profile }: Pick<Globals, "target" | "profile">, env: ProcessIo["env"]): Profile {
  return { folder: profileFolder(env, homedir()), name: `${profile ?? "default"}@${targetTitle(target)}` };
}
