import * as v from "valibot";
import { SOUNDS, type Sound } from "../../../core/platform/sounds.ts";
import { fieldsOf } from "./fields-of.ts";
import { fileField } from "./file-field.ts";

/** `isSoundFile`: whether a sound of a brand is a file beside the brand file, not an address. */
const { field: sound, isFile: isSoundFile } = fileField("an MP3, OGG, M4A or WAV", "mp3|ogg|m4a|wav");

export { isSoundFile };

/** Short sounds for members who turn them on. */
export const sounds = v.optional(
  fieldsOf(
    Object.fromEntries(SOUNDS.map((name) => [name, sound])) as Record<Sound, typeof sound>,
    `must be an object with ${SOUNDS.join(", ")}`,
  ),
);
