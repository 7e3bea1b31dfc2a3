import * as v from "valibot";
import { hostSource } from "../../../core/delivery/host-source.ts";
import { isHttpsAddress } from "./https-address.ts";

/** A file beside the brand file, in the same folder, with one of the endings (`png|svg`), or an https address. */
export function fileField(kinds: string, endings: string) {
  const file = new RegExp(`^[a-z0-9][\\w-]*(\\.[\\w-]+)*\\.(${endings})$`, "i");
  const message = `must be an https address or the name of ${kinds} file beside the brand file`;
  const isFile = (value: string) => file.test(value);
  const field = v.optional(
    v.pipe(
      v.string(message),
      v.check((value) => isFile(value) || (isHttpsAddress(value) && hostSource(value) !== undefined), message),
    ),
  );
  return { field, isFile };
}
