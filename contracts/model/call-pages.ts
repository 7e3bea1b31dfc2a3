import { type Endpoint, refusalsOf } from "../endpoint.ts";
import { refusalStatus } from "../problems.ts";
import { CONTEXTS } from "../table.ts";
import { MODEL } from "./model.ts";
import type { Part, RowName, Rule } from "./rule.ts";

interface Page {
  readonly file: string;
  readonly text: string;
}

/** One page a context: what each call answers, reads and changes. For operators and for whoever writes a backend. */
export function callPages(): readonly Page[] {
  return Object.entries(CONTEXTS).map(([context, rows]) => ({
    file: `${kebabCase(context)}.md`,
    text: `# The calls of ${titleOf(context)}

Generated from the model with \`npm run tool -- model-pages\`; a test keeps it fresh. A **section** is one of the owner's
specification; what it leaves open is told by the backend's first answer and the same from then on.

${Object.entries(rows)
  .map(([name, row]) => section(name as RowName, row))
  .join("\n")}`,
  }));
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function titleOf(context: string): string {
  return context.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function section(name: RowName, row: Endpoint): string {
  const rule: Pick<Rule<RowName>, "says" | "section" | "reads" | "changes"> | undefined = MODEL[name];
  const codes = refusalsOf(row).map((code) => `\`${code}\` ${refusalStatus(code)}`);
  const lines: readonly (readonly [string, string])[] = [
    ["call", `\`${row.method} ${row.path}\`, ${row.auth === "member" ? "with the member's token" : "by anybody"}`],
    ["effect", EFFECTS[row.effect]],
    ["known from", row.source === "spec" ? "the specification" : "our own design; a backend may lack it"],
    ...(rule
      ? ([
          ["section", rule.section],
          ["reads", partsOf(rule.reads)],
          ["changes", partsOf(rule.changes)],
        ] as const)
      : []),
    ["refuses", codes.join(", ")],
  ];
  return `## ${name}

${rule?.says ?? row.summary}

| | |
|---|---|
${lines.map(([what, text]) => `| ${what} | ${text} |`).join("\n")}
`;
}

const EFFECTS: Readonly<Record<Endpoint["effect"], string>> = {
  read: "none: it may be retried",
  write: "it may safely happen twice",
  money: "once: an idempotency key answers again with the same bytes for 24 hours",
};

function partsOf(parts: readonly Part[]): string {
  return parts.length === 0 ? "nothing" : parts.map((part) => wordsOf(part)).join(", ");
}

function wordsOf(part: Part): string {
  return part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
