import * as v from "valibot";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { nearMiss } from "../../flow/read/located.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { Baseline } from "../engine/acceptance.ts";
import { ROW_NAMES } from "../engine/rows.ts";
import { jsonOf } from "../engine/wire.ts";
import { LAWS } from "../laws/laws.ts";
import { checkTitle } from "../rows/check-rows.ts";
import { rowChecks } from "../rows/row-checks.ts";

const WORD = v.pipe(v.string(), v.trim(), v.nonEmpty());
const FILE = v.strictObject({ accepted: v.array(v.strictObject({ id: WORD, reason: WORD })) });

const FORM = '{ "accepted": [{ "id": "…", "reason": "…" }] }';

/** Reads a file of accepted deviations. An id that no report prints is refused: it would accept nothing. */
export function readBaseline(file: string, text: string): Result<Baseline, Failure> {
  const read = v.safeParse(FILE, jsonOf(text));
  if (!read.success) {
    const place = v.getDotPath(read.issues[0]);
    return err(usage(`${file} is no baseline${place === null ? "" : ` at ${place}`}: its form is ${FORM}`));
  }
  const { accepted } = read.output;
  const checks = ROW_NAMES.flatMap((name) => rowChecks(name).map(({ name: check }) => checkTitle(name, check)));
  const known = new Set([...LAWS.map(({ id }) => id), ...checks]);
  const wrong = accepted.find(({ id }) => !known.has(id));
  if (wrong) return err(usage(nearMiss(`${file} accepts what is no law and no check of a row:`, wrong.id, known)));
  return ok(new Map(accepted.map(({ id, reason }) => [id, reason])));
}
