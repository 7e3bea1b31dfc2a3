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
  /** The colours of 8 × 6 cells, 144 hex digits. Two pictures with nearly the same look alike. */
  readonly look: string;
}

export type ArtManifest = Readonly<Record<string, ArtRecord>>;

export function readManifest(): ArtManifest {
  return existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, "utf8")) as ArtManifest) : {};
}
