import { join } from "node:path";

/** The folder of the command line tool's files: `SANAM_HOME`, or `sanam` in the system's folder for settings. */
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
