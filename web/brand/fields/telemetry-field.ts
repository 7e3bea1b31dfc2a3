import * as v from "valibot";
import { hostSource } from "../../../core/delivery/host-source.ts";
import { fieldsOf } from "./fields-of.ts";
import { isHttpsAddress } from "./https-address.ts";

const url = "must be an https address or a path like /api/telemetry";
const sample = "must be a number above 0, at most 1";

/** Where pages report errors and timings, and the share of visits that do. Without it, nothing is measured or sent. */
export const telemetry = v.optional(
  fieldsOf(
    {
      url: v.pipe(
        v.string(url),
        v.check(
          (value) =>
            /^\/[\w-]+(\/[\w-]+)*$/.test(value) ||
            (isHttpsAddress(value) && !/[?#]/.test(value) && hostSource(value) !== undefined),
          url,
        ),
      ),
      sample: v.optional(v.pipe(v.number(sample), v.gtValue(0, sample), v.maxValue(1, sample)), 1),
    },
    "must be an object with a url",
  ),
);
