import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verifyJournalFile } from "../../../../../adapters/house/journals/sqlite/verify-journal-file.ts";
import { seededRandom } from "../../../../../adapters/house/seeds/seeded-random.ts";
import { damageFiles } from "./damage-files.ts";
import { makeJournalFiles, writeFiles } from "./journal-files.ts";
import { readEverything, type Verdict } from "./read-everything.ts";

export interface Trial {
  readonly description: string;
  /**
   * - "refused": the house did not start, and said why and what to do
   * - "refused when read": the house started; what it did not answer, it refused, and verifying finds the damage
   * - "changed answers": silent loss: the house started and answered differently
   * - "not verified": the house refused to answer, but verifying finds nothing
   */
  readonly result:
    | "refused"
    | "refused when read"
    | "without effect"
    | "changed answers"
    | "not verified"
    | "refused without a way out";
  readonly message?: string;
}

/** Damages a journal's files many times and starts a house on each. The same numbers make the same damage. */
export async function runDamageTrials(
  from: number,
  count: number,
  onTrial: (trial: Trial) => void = () => undefined,
): Promise<readonly Trial[]> {
  const folder = mkdtempSync(join(tmpdir(), "sanam-damage-"));
  try {
    const { killed, closed } = await makeJournalFiles();
    const before = [
      { files: killed, expected: await readEverything(killed, folder) },
      { files: closed, expected: await readEverything(closed, folder) },
    ];
    const trials: Trial[] = [];
    for (let number = from; number < from + count; number += 1) {
      const random = seededRandom(number);
      // Most damage is in the files of a killed house, which has a log.
      const original = before[random() < 0.7 ? 0 : 1];
      if (!original) throw new Error("no files");
      const damage = damageFiles(original.files, random);
      const verdict = await readEverything(damage.files, folder);
      const isFound = (): boolean => {
        writeFiles(folder, damage.files);
        return !verifyJournalFile(join(folder, "journal.sqlite")).ok;
      };
      const trial = { description: `${number}: ${damage.description}`, ...judge(verdict, original.expected, isFound) };
      trials.push(trial);
      onTrial(trial);
    }
    return trials;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function judge(verdict: Verdict, expected: Verdict, isFound: () => boolean): Omit<Trial, "description"> {
  if (expected.verdict !== "started") throw new Error(`the sound journal did not start: ${expected.message}`);
  if (verdict.verdict === "refused") {
    const { message } = verdict;
    const hasWayOut = /^The (journal|data folder) [^\n]+(; run `|restore|choose another)[^\n]+\.$/.test(message);
    return { result: hasWayOut ? "refused" : "refused without a way out", message };
  }
  const before = JSON.parse(expected.answers) as Readonly<Record<string, unknown>>;
  const after = JSON.parse(verdict.answers) as Readonly<Record<string, unknown>>;
  const changed = Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  if (changed.length > 0) return { result: "changed answers", message: changed.join(", ") };
  if (verdict.failed.length === 0) return { result: "without effect" };
  return { result: isFound() ? "refused when read" : "not verified", message: verdict.failed.join(", ") };
}

export function countResults(trials: readonly { readonly result: string }[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { result } of trials) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}

/** The results that harm nobody. */
export const HARMLESS: readonly Trial["result"][] = ["refused", "refused when read", "without effect"];
