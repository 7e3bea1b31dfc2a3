import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { isJsonObject } from "../../../contracts/operator-files/fields.ts";
import { isPictureFile, isSoundFile } from "../../../web/brand/fields/file-fields.ts";
import { type PictureFacts, pictureFacts } from "../../../web/brand/files/picture-facts.ts";

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

/** Whether the file has its end, as far as its form says where that is. */
function isWhole(bytes: Uint8Array, { form, width, height }: PictureFacts): boolean {
  const ends = (...last: readonly number[]) =>
    last.every((byte, at) => bytes[bytes.length - last.length + at] === byte);
  // The last chunk of a PNG is IEND with its checksum.
  if (form === "png") return ends(0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82);
  if (form === "jpg") return width !== undefined && height !== undefined;
  const stated = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (form === "webp") return bytes.length >= stated.getUint32(4, true) + 8;
  return /<\/svg\s*>\s*$|<svg\b[^>]*\/>\s*$/i.test(new TextDecoder().decode(bytes.subarray(-65_536)));
}

const FAULTS: readonly (readonly [RegExp, string, string])[] = [
  [/<\s*(?:[\w-]+:)?script\b/i, "holds a script", "Remove the script: a picture needs none."],
  [/\son[a-z]+\s*=/i, "holds code in an attribute like onload", "Remove that attribute."],
  [/<\s*(?:[\w-]+:)?(?:foreignObject|iframe|embed|object)\b/i, "holds a page", "Remove foreignObject and frames."],
  [
    /<\s*(?:[\w-]+:)?(?:text|tspan|textPath)\b/i,
    "holds letters, which look otherwise without their font",
    "Convert the text to paths where you drew it.",
  ],
  [
    /<\s*(?:[\w-]+:)?(?:animate|set)\b[^>]*attributeName\s*=\s*["']?\s*(?:xlink:)?href/i,
    "changes a link while it is shown",
    "Remove that animation.",
  ],
  [/<!(?:ENTITY|DOCTYPE[^>]*\[)/i, "defines entities", "Export it again as a plain SVG."],
  [
    /(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/)[^"'\s>]|url\(\s*["']?\s*(?!#|data:image\/)[^"'\s)]|@import\b/i,
    "loads something from another place",
    "Put it into the file; browsers load nothing for a picture.",
  ],
];

/** What an SVG file holds that a picture must not, and what to do; undefined for a plain drawing. */
function svgFault(source: string): { readonly problem: string; readonly remedy: string } | undefined {
  const found = FAULTS.find(([pattern]) => pattern.test(source));
  if (found) return { problem: found[1], remedy: found[2] };
  return isLoop(source)
    ? { problem: "uses a part inside itself", remedy: "Draw that part once, without use." }
    : undefined;
}

/** Whether a part refers to itself by `use`, also around others: a browser draws nothing, and a rasteriser may never end. */
function isLoop(source: string): boolean {
  const uses = new Map<string, Set<string>>();
  const open: (string | undefined)[] = [];
  for (const [tag, name = "", attributes = ""] of source.matchAll(/<(\/?[\w:-]+)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g)) {
    if (name.startsWith("/")) {
      open.pop();
      continue;
    }
    const id = /\sid\s*=\s*["']([^"']+)/.exec(attributes)?.[1];
    const used = /^(?:\w+:)?use$/i.test(name) ? /href\s*=\s*["']#([^"']+)/.exec(attributes)?.[1] : undefined;
    if (used !== undefined) {
      for (const owner of [...open, id]) if (owner) uses.set(owner, (uses.get(owner) ?? new Set()).add(used));
    }
    if (!tag.endsWith("/>")) open.push(id);
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    Array.from(uses.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return Array.from(uses.keys()).some((id) => reaches(id, id));
}

interface SoundProblem {
  readonly path: string;
  readonly problem: string;
  readonly remedy: string;
}

const LARGEST = 100 * KB;

/** How a file of each form begins, one letter for each byte. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  mp3: /^(ID3|\xff[\xe0-\xff])/,
  ogg: /^OggS/,
  m4a: /^.{4}ftyp/s,
  wav: /^RIFF.{4}WAVE/s,
};

/** Whether the sound files that a brand file names exist, are what their names say, and are not too large. */
export function soundProblems(file: string, data: Readonly<Record<string, unknown>>): readonly SoundProblem[] {
  const sounds = data["sounds"];
  if (!isJsonObject(sounds)) return [];
  return Object.entries(sounds).flatMap(([name, sound]): readonly SoundProblem[] => {
    if (typeof sound !== "string" || !isSoundFile(sound)) return [];
    const path = `sounds.${name}`;
    const place = join(dirname(file), sound);
    if (!existsSync(place) || !statSync(place).isFile()) {
      return [
        { path, problem: `${sound} is not beside the brand file`, remedy: `Put it into ${resolve(dirname(file))}.` },
      ];
    }
    const bytes = readFileSync(place);
    const form = extname(sound).slice(1).toLowerCase();
    if (!BEGINNINGS[form]?.test(bytes.toString("latin1", 0, 12))) {
      return [
        { path, problem: `${sound} is no ${form.toUpperCase()} file`, remedy: "Use an MP3, OGG, M4A or WAV file." },
      ];
    }
    if (bytes.length <= LARGEST) return [];
    const problem = `${sound} has ${Math.ceil(bytes.length / KB)} kB`;
    return [{ path, problem, remedy: `Make it at most ${LARGEST / KB} kB: a second is enough.` }];
  });
}
