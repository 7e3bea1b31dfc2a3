import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DeviceTokenStorage } from "../../core/session/port.ts";
import { writePrivateFile } from "./write-private-file.ts";

/** Keeps one profile's device token in a file that only its owner can read. */
export function createProfileDeviceTokenStorage(folder: string, profile: string): DeviceTokenStorage {
  const file = join(folder, `device-${encodeURIComponent(profile)}.txt`);
  return {
    read() {
      try {
        return readFileSync(file, "utf8").trim() || undefined;
      } catch {
        return undefined;
      }
    },
    write: (token) => writePrivateFile(folder, file, `${token}\n`),
  };
}
