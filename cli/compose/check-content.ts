import { readFileSync } from "node:fs";
import { parseContent } from "../../adapters/house/node/operator-content.ts";
import { siteOffer } from "../../adapters/house/site/site-offer.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { FEATURES } from "../../core/site/model.ts";
import type { CheckedContent, WrongContent } from "../runtime/house-content.ts";
import { unreadable } from "./files.ts";

/** Checks the content file of a house, and says which features a site has with it. */
export function checkContent(file: string): Result<CheckedContent, WrongContent> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const problem = unreadable(file, error, "Correct the path: adapters/settings.md has a whole example.");
    return err({ unread: true, problems: [{ path: "", ...problem }] });
  }
  const read = parseContent(bytes);
  if (!read.ok) return err({ unread: false, problems: read.error });
  const { closed } = siteOffer(read.value);
  return ok({ offered: FEATURES.filter((feature) => !closed.includes(feature)), closed });
}
