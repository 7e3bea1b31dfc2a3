import type { Thing } from "../flow.ts";

/** A member whom flows sign in as. */
export interface Member {
  readonly username: string;
  readonly password: string;
  readonly phone?: string;
  readonly account?: string;
  /** Somebody named it for the run, so that what is left of it has to be read. */
  readonly isNamed: boolean;
}

/** The members of a run, which flows hand on: each has one flow at a time. */
export interface Members {
  readonly hasNamed: boolean;
  /** One that has what the flow finds, with the least left besides; undefined where there is none. */
  readonly take: (kind: "own" | "named", finds: readonly Thing[]) => Member | undefined;
  /** One that a flow uses already. */
  readonly add: (member: Member) => void;
  /** `spends` is undefined where nobody knows what the flow left. */
  readonly giveBack: (member: Member, spends: readonly Thing[] | undefined) => void;
}

export function createMembers(named: readonly Member[] = []): Members {
  const free = new Map<Member, ReadonlySet<Thing>>(named.map((member) => [member, new Set()]));
  const used = new Map<Member, ReadonlySet<Thing>>();
  return {
    hasNamed: named.length > 0,
    take: (kind, finds) => {
      const fitting = [...free].filter(
        ([{ isNamed }, spent]) => isNamed === (kind === "named") && finds.every((thing) => !spent.has(thing)),
      );
      const [member, spent] = fitting.toSorted(([, one], [, other]) => other.size - one.size)[0] ?? [];
      if (!member || !spent) return undefined;
      free.delete(member);
      used.set(member, spent);
      return member;
    },
    add: (member) => {
      used.set(member, new Set());
    },
    giveBack: (member, spends) => {
      const spent = used.get(member);
      used.delete(member);
      // Nobody can sign in as one whose tries are spent. What is left of a named one is read again.
      if (!spent || spends?.includes("sign-in") || !(spends || member.isNamed)) return;
      free.set(member, new Set([...spent, ...(spends ?? [])]));
    },
  };
}
