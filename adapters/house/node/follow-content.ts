import { statSync } from "node:fs";
import type { SiteContent } from "../site/site-content.ts";
import { missingLaunchKey, readOperatorContent } from "./operator-content.ts";

export interface ContentFollower {
  readonly file: string;
  readonly launchKey: string | undefined;
  /** Receives a sentence for each problem of a changed file, whose content is not used. */
  readonly report: (sentence: string) => void;
}

/**
 * Returns a function that returns the content when its file has changed, since the call of this one or the last look.
 * Looking works on every file system, also on a mounted file that is replaced by another one.
 */
export function followContent({ file, launchKey, report }: ContentFollower): () => SiteContent | undefined {
  let stamp = stampOf(file);
  return () => {
    const now = stampOf(file);
    if (now === stamp) return undefined;
    stamp = now;
    const read = readOperatorContent(file);
    const missing = read.ok ? missingLaunchKey(read.value, launchKey) : undefined;
    const problems = read.ok ? [missing].filter((sentence) => sentence !== undefined) : read.error;
    for (const sentence of problems) report(sentence);
    return read.ok && missing === undefined ? read.value : undefined;
  };
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : "none";
}
