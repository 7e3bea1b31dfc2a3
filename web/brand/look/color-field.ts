import * as v from "valibot";
import { COLOR_EXAMPLES, readThemeColor } from "../read-theme-color.ts";

/** A colour of a brand file, read as `#rrggbb`. */
export const colorField = v.pipe(
  v.string(COLOR_EXAMPLES),
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const read = readThemeColor(dataset.value);
    if (read.ok) return read.value;
    addIssue({ message: read.error });
    return NEVER;
  }),
);
