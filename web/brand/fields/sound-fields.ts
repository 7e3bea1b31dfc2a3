import * as v from "valibot";
import { hostSource } from "../../../core/delivery/host-source.ts";
import { SOUNDS, type Sound } from "../../../core/platform/sounds.ts";
import { fieldsOf } from "./fields-of.ts";

const message = "must be an https address or the name of an MP3, OGG, M4A or WAV file beside the brand file";
const FILE = /^[a-z0-9][\w-]*(\.[\w-]+)*\.(mp3|ogg|m4a|wav)$/i;
const ADDRESS = /^https:\/\/[^\s"'<>]+$/;

const sound = v.optional(
  v.pipe(
    v.string(message),
    v.check((value) => isSoundFile(value) || (ADDRESS.test(value) && hostSource(value) !== undefined), message),
  ),
);

/** Short sounds for members who turn them on. */
export const sounds = v.optional(
  fieldsOf(
    Object.fromEntries(SOUNDS.map((name) => [name, sound])) as Record<Sound, typeof sound>,
    `must be an object with ${SOUNDS.join(", ")}`,
  ),
);

/** Whether a sound of a brand is a file beside the brand file, not an address. */
export function isSoundFile(value: string): boolean {
  return FILE.test(value);
}
