import { join } from "node:path";

/** Where the command line tool keeps what outlives it: `SANAM_HOME`, or `sanam` in the system's place for settings. */
export function profileFolder(
  env: Readonly<Record<string, string | undefined>>,
  home: string,
  platform: string = process.platform,
): string {
  const { SANAM_HOME, XDG_CONFIG_HOME, APPDATA } = env;
  if (SANAM_HOME) return SANAM_HOME;
  if (platform === "win32" && APPDATA) return join(APPDATA, "sanam");
  return join(XDG_CONFIG_HOME || join(home, ".config"), "sanam");
}
