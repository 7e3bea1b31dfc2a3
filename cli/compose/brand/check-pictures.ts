import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { isPictureFile } from "../../../web/brand/fields/picture-fields.ts";
import { isWhole, type PictureFacts, pictureFacts } from "./picture-facts.ts";
import { svgFault } from "./svg-fault.ts";

interface Limit {
  /** Bytes. */
  readonly bytes: number;
  /** px on a side. */
  readonly side: number;
}

const KB = 1000;
/** What a phone on 4G can afford. */
const LIMITS: Readonly<Record<string, Limit>> = {
  logo: { bytes: 100 * KB, side: 1024 },
  background: { bytes: 400 * KB, side: 2560 },
  "pictures.hero": { bytes: 400 * KB, side: 2560 },
  "pictures.heroPhone": { bytes: 200 * KB, side: 1600 },
  "pictures.share": { bytes: 1000 * KB, side: 1200 },
  "look.card": { bytes: 150 * KB, side: 1600 },
};
const TILE: Limit = { bytes: 150 * KB, side: 1024 };
const SHARE = { width: 1200, height: 630 };

interface PictureProblem {
  readonly path: string;
  readonly problem: string;
  readonly remedy: string;
}

interface NamedPicture {
  /** The field. */
  readonly path: string;
  /** A file beside the brand file, or an address. */
  readonly picture: string;
}

/** Every picture that a brand file names, also in a file with other mistakes. */
export function namedPictures(data: Readonly<Record<string, unknown>>): readonly NamedPicture[] {
  const pictures = recordOf(data["pictures"]);
  const named = {
    logo: data["logo"],
    background: data["background"],
    "look.card": recordOf(data["look"])["card"],
    ...prefixed("pictures.", pictures),
    ...prefixed("pictures.tiles.", recordOf(pictures["tiles"])),
  };
  return Object.entries(named).flatMap(([path, picture]) => (typeof picture === "string" ? [{ path, picture }] : []));
}

/** Whether the files exist, are what their names say, and are not too large. */
export function pictureProblems(file: string, pictures: readonly NamedPicture[]): readonly PictureProblem[] {
  return pictures.flatMap(({ path, picture }): readonly PictureProblem[] => {
    if (!isPictureFile(picture)) return [];
    const place = join(dirname(file), picture);
    if (!existsSync(place) || !statSync(place).isFile()) {
      return [
        { path, problem: `${picture} is not beside the brand file`, remedy: `Put it into ${resolve(dirname(file))}.` },
      ];
    }
    const bytes = readFileSync(place);
    const facts = pictureFacts(bytes);
    const form = extname(picture).slice(1).toLowerCase().replace("jpeg", "jpg");
    if (!facts) return [{ path, problem: `${picture} is no picture`, remedy: "Use a PNG, JPG, WebP or SVG file." }];
    if (facts.form !== form) {
      return [{ path, problem: `${picture} is a ${facts.form.toUpperCase()} file`, remedy: `Name it .${facts.form}.` }];
    }
    return contentProblems(path, picture, bytes, facts);
  });
}

/** What is wrong with a picture's bytes, for the field that names it. */
export function contentProblems(
  path: string,
  picture: string,
  bytes: Uint8Array,
  facts: PictureFacts,
): readonly PictureProblem[] {
  const fault = facts.form === "svg" ? svgFault(new TextDecoder().decode(bytes)) : undefined;
  if (fault) return [{ path, problem: `${picture} ${fault.problem}`, remedy: fault.remedy }];
  if (!isWhole(bytes, facts)) {
    return [{ path, problem: `${picture} ends too early`, remedy: "Copy or export it again: a part is missing." }];
  }
  return sizeProblems(path, picture, bytes.length, facts);
}

function sizeProblems(path: string, picture: string, bytes: number, { form, width, height }: PictureFacts) {
  const limit = LIMITS[path] ?? TILE;
  const problems: PictureProblem[] = [];
  if (bytes > limit.bytes) {
    const problem = `${picture} has ${Math.ceil(bytes / KB)} kB`;
    problems.push({ path, problem, remedy: `Make it at most ${limit.bytes / KB} kB: every player loads it.` });
  }
  if (form === "svg" && (width === undefined || height === undefined)) {
    problems.push({
      path,
      problem: `${picture} states no size`,
      remedy: 'Give its svg element a viewBox="0 0 40 40".',
    });
  }
  if (path === "pictures.share") {
    const isRight = form === "png" && width === SHARE.width && height === SHARE.height;
    const problem = `${picture} is ${form.toUpperCase()}, ${width} by ${height} px`;
    const remedy = `Make it a PNG of ${SHARE.width} by ${SHARE.height} px.`;
    if (!isRight) problems.push({ path, problem, remedy });
  } else if (form !== "svg" && Math.max(width ?? 0, height ?? 0) > limit.side) {
    const problem = `${picture} is ${width} by ${height} px`;
    problems.push({ path, problem, remedy: `Make it at most ${limit.side} px on each side.` });
  }
  return problems;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

function prefixed(prefix: string, record: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [prefix + key, value]));
}
