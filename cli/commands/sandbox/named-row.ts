import { ENDPOINTS } from "../../../contracts/table.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { nearMiss } from "../../flow/read/located.ts";
import { type Failure, usage } from "../../output/failure.ts";

const ROWS = Object.entries(ENDPOINTS).map(([name, { method, path }]) => ({ name, row: `${method} ${path}` }));

/** `METHOD /path` of a call that is named so, or by its name in the contract. */
export function namedRow(typed: string): Result<string, Failure> {
  const wanted = typed.trim().replace(/\s+/, " ");
  const found = ROWS.find(({ name, row }) => name === wanted || row.toLowerCase() === wanted.toLowerCase());
  if (found) return ok(found.row);
  const known = wanted.includes("/") ? ROWS.map(({ row }) => row) : ROWS.map(({ name }) => name);
  const problem = nearMiss("the contract has no call", wanted, known);
  return err(usage(problem.endsWith("?") ? problem : `${problem}: sanam contract list shows all of them`));
}
