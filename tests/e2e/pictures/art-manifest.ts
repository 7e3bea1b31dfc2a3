import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";

export const ART_FOLDER = join(ROOT, "adapters/house/pictures/files");
export const MANIFEST = join(ART_FOLDER, "manifest.json");

/** What the script noted when it rendered a picture. */
export interface ArtRecord {
  /** Of the drawing that the file was rendered from. */
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** 16 hex digits. Few differing bits mean that two pictures look alike. */
  readonly hash: string;
}

export type ArtManifest = Readonly<Record<string, ArtRecord>>;

export function readManifest(): ArtManifest {
  return existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, "utf8")) as ArtManifest) : {};
}
