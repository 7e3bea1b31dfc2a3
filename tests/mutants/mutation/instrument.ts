import { groupBy } from "./group-by.ts";
import type { Change } from "./mutation.ts";
import { childrenOf, type Node, parse } from "./syntax.ts";

interface Numbered extends Change {
  readonly id: number;
}

interface Wrap {
  readonly start: number;
  readonly end: number;
  readonly changes: readonly Numbered[];
  readonly inner: Wrap[];
}

/**
 * A source with all changes in it: `mutationIs(id)` decides while it runs which one counts. Each loop says `mutationStep()`,
 * so that one that never ends is found without a clock.
 */
export function instrument(file: string, source: string, changes: readonly Numbered[]): string {
  const all = [...changes, ...loopSteps(parse(file, source))];
  const wraps = nest(all);
  return render(source, 0, source.length, wraps);
}

/** Not a mutation: every change with the id 0 is there always. */
function loopSteps(program: Node): readonly Numbered[] {
  const steps: Numbered[] = [];
  const visit = (node: Node): void => {
    const body = "body" in node && /^(For|While|DoWhile)/.test(node.type) ? (node.body as Node) : undefined;
    if (body) {
      const isBlock = body.type === "BlockStatement";
      const start = isBlock ? body.start + 1 : body.start;
      const end = isBlock ? start : body.end;
      steps.push({ id: 0, operator: "loop", start, end, text: "", place: isBlock ? "insertion" : "statement" });
    }
    for (const [, child] of childrenOf(node)) visit(child);
  };
  visit(program);
  return steps;
}

function nest(changes: readonly Numbered[]): Wrap[] {
  const groups = groupBy(changes, ({ start, end, place }) => `${start} ${end} ${place === "expression"}`);
  const wraps = [...groups.values()]
    .map((group): Wrap => ({ start: group[0]?.start ?? 0, end: group[0]?.end ?? 0, changes: group, inner: [] }))
    // Of two with the same range, the statement is around the expression.
    .toSorted(
      (one, other) =>
        one.start - other.start || other.end - one.end || Number(isExpression(one)) - Number(isExpression(other)),
    );
  const roots: Wrap[] = [];
  const open: Wrap[] = [];
  for (const wrap of wraps) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) < wrap.end) open.pop();
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= wrap.start && wrap.end > wrap.start) open.pop();
    (open.at(-1)?.inner ?? roots).push(wrap);
    open.push(wrap);
  }
  return roots;
}

function isExpression({ changes }: Wrap): boolean {
  return changes[0]?.place === "expression";
}

function render(source: string, start: number, end: number, wraps: readonly Wrap[]): string {
  let text = "";
  let position = start;
  for (const wrap of wraps) {
    text += source.slice(position, wrap.start);
    text += rendered(source, wrap);
    position = wrap.end;
  }
  return text + source.slice(position, end);
}

function rendered(source: string, wrap: Wrap): string {
  const { start, end, changes, inner } = wrap;
  const original = render(source, start, end, inner);
  const numbered = changes.filter(({ id }) => id > 0);
  const step = numbered.length < changes.length ? "mutationStep();" : "";
  if (isExpression(wrap)) {
    return `(${numbered.map(({ id, text }) => `mutationIs(${id})?(${text}):`).join("")}(${original}))`;
  }
  if (start === end) return step + numbered.map(({ id, text }) => `if(mutationIs(${id})){${text}}`).join("") + original;
  const out = numbered.map(({ id, text }) => `if(mutationIs(${id})){${text}}else`).join("");
  return `{${step}${out}{${original}}}`;
}
