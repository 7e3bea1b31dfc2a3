import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";

/** The SQL that stands below a heading of the operator's guide, so that the tests run exactly what operators read. */
export function guideStatements(heading: string): string {
  const guide = readFileSync(join(ROOT, "adapters/operating.md"), "utf8");
  const section = guide.split(/^#+ /m).find((text) => text.startsWith(heading));
  const statements = section && /```sql\n([\s\S]*?)```/.exec(section)?.[1];
  if (!statements) throw new Error(`the guide has no SQL below "${heading}"`);
  return statements;
}
