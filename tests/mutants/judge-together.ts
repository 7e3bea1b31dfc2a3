import type { Mutant } from "./mutant.ts";

/** What a compiler says about a file. */
export interface Complaint {
  readonly file: string;
  readonly text: string;
}

/**
 * Asks a slow judge about many defects at once. Defects of one file are never together. A group without a complaint has no
 * defect that the judge finds; a group with complaints is parted, by the files that they name, until each defect that is
 * found was found alone.
 */
export function judgeTogether(
  mutants: readonly Mutant[],
  complaintsAbout: (together: readonly Mutant[]) => readonly Complaint[],
  onJudged: (mutant: Mutant, found: string | undefined) => void,
): void {
  const judge = (group: readonly Mutant[]): void => {
    const [only, ...others] = group;
    if (!only) return;
    const complaints = complaintsAbout(group);
    if (complaints.length === 0 || others.length === 0) {
      for (const mutant of group) onJudged(mutant, complaints[0]?.text);
      return;
    }
    for (const part of partsOf(group, complaints)) judge(part);
  };
  for (const group of groupsOf(mutants)) judge(group);
}

/** The first defects of all files, then the second ones, and so on. */
function groupsOf(mutants: readonly Mutant[]): readonly (readonly Mutant[])[] {
  const groups: Mutant[][] = [];
  const seen = new Map<string, number>();
  for (const mutant of mutants) {
    const number = seen.get(mutant.file) ?? 0;
    seen.set(mutant.file, number + 1);
    groups[number] = [...(groups[number] ?? []), mutant];
  }
  return groups;
}

/** A complaint mostly names the file of its defect. Where it names no file or all of them, halves are as good. */
function partsOf(group: readonly Mutant[], complaints: readonly Complaint[]): readonly (readonly Mutant[])[] {
  const named = group.filter(({ file }) => complaints.some((complaint) => complaint.file === file));
  if (named.length > 0 && named.length < group.length) {
    return [named, group.filter((mutant) => !named.includes(mutant))];
  }
  const half = group.length >> 1;
  return [group.slice(0, half), group.slice(half)];
}
