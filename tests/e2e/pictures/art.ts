import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ROOT } from "../../../cli/boot/root.mjs";

const ART_FOLDER = join(ROOT, "adapters/house/pictures/files");
export const MANIFEST = join(ART_FOLDER, "manifest.json");

/** What `npm run tool -- art` noted when it rendered a picture. */
export interface ArtRecord {
  /** The hashes of the drawing and of the picture that was made from it. */
  readonly svg: string;
  readonly webp: string;
  /** The colours of 8 × 6 cells, 144 hex digits. Two pictures with nearly the same look alike. */
  readonly look: string;
}

export type ArtManifest = Readonly<Record<string, ArtRecord>>;

/** The most bytes of a picture, by its size in px. One that needs more is written with a lower quality. */
export const MOST_BYTES: Readonly<Record<string, number>> = {
  "480x360": 22_000,
  "480x200": 18_000,
  "320x320": 14_000,
  "160x160": 5_000,
  "96x96": 6_000,
};

const QUALITIES = [0.86, 0.8, 0.74, 0.66, 0.58, 0.5, 0.42, 0.34, 0.26];

export const readManifest = (): ArtManifest => JSON.parse(readFileSync(MANIFEST, "utf8")) as ArtManifest;

/** The names of the drawings or of the pictures, such as `games/slot/mango-sweet`. */
export function artNames(extension: ".svg" | ".webp"): readonly string[] {
  return readdirSync(ART_FOLDER, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length).split("\\").join("/"))
    .sort();
}

export const artFile = (name: string, extension: ".svg" | ".webp"): string => join(ART_FOLDER, name + extension);

export const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("base64url").slice(0, 16);

/** The width and the height that a drawing says, in px of its picture. */
export function svgSize(svg: string): { readonly width: number; readonly height: number } {
  const [root = ""] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const [width = 0, height = 0] = ["width", "height"].map((name) =>
    Number(new RegExp(`\\s${name}="(\\d+)(?:px)?"`).exec(root)?.[1] ?? 0),
  );
  return { width, height };
}

/** Renders a drawing in a page of a browser. */
export async function renderArt(page: Page, svg: string): Promise<{ readonly bytes: Buffer; readonly look: string }> {
  const { width, height } = svgSize(svg);
  const most = MOST_BYTES[`${width}x${height}`];
  if (most === undefined)
    throw new Error(`no picture is ${width} by ${height} px: ${Object.keys(MOST_BYTES).join(", ")}`);
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>${fontFace("latin")}${fontFace("thai")}body{margin:0}svg{display:block}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready);
  const shot = (await page.screenshot({ omitBackground: true })).toString("base64");
  const { picture, look } = await page.evaluate(toWebp, { shot, most, qualities: QUALITIES });
  return { bytes: Buffer.from(picture, "base64"), look };
}

/** Runs in the page. `look`: 8 × 6 cells, each with its red, green and blue as hex digits. */
async function toWebp({ shot, most, qualities }: { shot: string; most: number; qualities: readonly number[] }) {
  const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = document.createElement("canvas");
  const draw = (width: number, height: number, from: ImageBitmap = bitmap) => {
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    context.imageSmoothingQuality = "high";
    context.drawImage(from, 0, 0, width, height);
    return context;
  };
  // Down in steps, because one large step would leave out most points.
  draw(64, 48);
  const small = await createImageBitmap(canvas);
  const { data } = draw(8, 6, small).getImageData(0, 0, 8, 6);
  const look = Array.from(data, (part, at) => (at % 4 === 3 ? "" : (part >> 4).toString(16))).join("");
  draw(bitmap.width, bitmap.height);
  let picture = "";
  for (const quality of qualities) {
    picture = canvas.toDataURL("image/webp", quality).replace(/^.*,/, "");
    if (atob(picture).length <= most) break;
  }
  return { picture, look };
}

function fontFace(subset: "latin" | "thai"): string {
  const file = join(ROOT, `node_modules/@fontsource/anuphan/files/anuphan-${subset}-700-normal.woff2`);
  const range = subset === "thai" ? "U+0E01-0E5B" : "U+0000-00FF";
  return `@font-face{font-family:Anuphan;src:url(data:font/woff2;base64,${readFileSync(file).toString("base64")});unicode-range:${range}}`;
}
