import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../../cli/boot/root.mjs";
import { DEFECTS } from "./catalogue.ts";
import { copyProject } from "./copy-project.ts";
import { complaintOfTypes, deviationInVerdict, differenceFromModel, failureOfTests, firstFailure } from "./judges.ts";
import { type Defect, plant, readSources } from "./plant.ts";

/**
 * Puts each defect into a copy of the project and prints who finds it: `npm run tool -- defects`, with words of defects or
 * files for some of them. `--by types,tests,verdict,model` names the judges; `--by law` asks only the test that is written
 * for a defect. What an earlier run found is noted and not tried again, a miss is. `--again` tries everything, and
 * `--most 20` stops after so many: 0 prints what is known.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: "string", default: "types,tests,verdict,model" },
    again: { type: "boolean", default: false },
    most: { type: "string", default: "1000" },
  },
});
const JUDGES = ["law", "types", "tests", "verdict", "model"] as const;
type Judge = (typeof JUDGES)[number];
const judges = values.by.split(",").map((name) => {
  const judge = JUDGES.find((each) => each === name);
  if (judge === undefined) throw new Error(`--by takes ${JUDGES.join(", ")} with commas between, not ${name}`);
  return judge;
});
const most = Number(values.most);
if (!Number.isSafeInteger(most) || most < 0) throw new Error("--most takes a number");

/** A defect at its place, with the mark of its results: with another text of it or of its file, they begin anew. */
interface Planted extends Defect {
  readonly file: string;
  readonly text: string;
  readonly mark: string;
}

const sources = readSources(ROOT);
const defects = DEFECTS.map((defect): Planted => {
  const { file, text } = plant(defect, sources);
  const mark = createHash("sha256").update(`${defect.defect} ${file} ${text}`).digest("hex").slice(0, 16);
  return { ...defect, file, text, mark };
}).filter(({ defect, file }) => `${defect} ${file}`.includes(positionals.join(" ")));

const NOTES = join(ROOT, ".vitest/found-defects.jsonl");
/** How a judge finds a defect; null when it found nothing. */
const notes = new Map<string, string | null>(existsSync(NOTES) ? readNotes() : []);
/** What a judge or a test file finds without any defect. */
const foundWithout = new Map<string, string | undefined>();
const foundBy = (judge: Judge, { mark }: Planted) => notes.get(`${mark} ${judge}`);
const isOpen = (judge: Judge, defect: Planted) =>
  (values.again || !foundBy(judge, defect)) && (judge !== "law" || defect.law !== undefined);

const todo = defects.filter((defect) => judges.some((judge) => isOpen(judge, defect))).slice(0, most);
if (todo.length > 0) await judgeAll(todo);
printMatrix();
// A defect that no test finds is a missing test; the other judges only look.
const isMissed = (judge: Judge) => defects.some((defect) => foundBy(judge, defect) === null);
if (judges.some((judge) => (judge === "law" || judge === "tests") && isMissed(judge))) process.exitCode = 1;

function printMatrix(): void {
  const word = (found: string | null | undefined) => (found === undefined ? "-" : found === null ? "MISS" : "finds");
  console.log([...judges.map((judge) => judge.padEnd(7)), "defect"].join("  "));
  for (const defect of defects.filter((each) => judges.some((judge) => foundBy(judge, each) !== undefined))) {
    console.log([...judges.map((judge) => word(foundBy(judge, defect)).padEnd(7)), defect.defect].join("  "));
  }
  for (const judge of judges) {
    const asked = defects.filter((defect) => foundBy(judge, defect) !== undefined);
    const found = asked.filter((defect) => foundBy(judge, defect) !== null);
    console.log(`${judge} finds ${found.length} of ${asked.length}`);
  }
}

async function judgeAll(wanted: readonly Planted[]): Promise<void> {
  const copy = copyProject();
  const remove = () => rmSync(copy, { recursive: true, force: true });
  process.once("SIGINT", () => {
    remove();
    process.exit(130);
  });
  try {
    for (const judge of judges) {
      const open = wanted.filter((defect) => isOpen(judge, defect));
      for (const group of judge === "types" ? groupsOf(open) : open.map((defect) => [defect])) {
        await judgeGroup(copy, judge, group);
      }
    }
  } finally {
    remove();
  }
}

/** One of each file: the compiler needs seconds for the whole project, so it reads many defects at once. */
function groupsOf(wanted: readonly Planted[]): readonly (readonly Planted[])[] {
  const nth = ({ file }: Planted, index: number) =>
    wanted.slice(0, index).filter((other) => other.file === file).length;
  const numbers = wanted.map(nth);
  return [...new Set(numbers)].map((number) => wanted.filter((_, index) => numbers[index] === number));
}

/** Where a judge finds something in several defects, it looks at halves of them, until each that is found was found alone. */
async function judgeGroup(copy: string, judge: Judge, group: readonly Planted[]): Promise<void> {
  const [first, ...others] = group;
  if (!first) return;
  for (const { file, text } of group) writeFileSync(join(copy, file), text);
  const found = await ask(judge, copy, first).finally(() => {
    for (const { file } of group) writeFileSync(join(copy, file), sources.get(file) ?? "");
  });
  if (found !== undefined && others.length > 0) {
    await judgeGroup(copy, judge, group.slice(0, group.length >> 1));
    await judgeGroup(copy, judge, group.slice(group.length >> 1));
    return;
  }
  const also = found === undefined ? undefined : await findWithout(copy, judge, first, found);
  if (also !== undefined) {
    console.error(`${judge}: unclear, also without the defect: ${also}  (${first.defect})`);
    process.exitCode = 1;
    return;
  }
  for (const defect of group) note(judge, defect, found ?? null);
}

function readNotes(): readonly [string, string | null][] {
  const lines = readFileSync(NOTES, "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line));
}

function note(judge: Judge, { defect, mark }: Planted, found: string | null): void {
  console.error(`${judge}: ${found ?? "MISS"}  (${defect})`);
  notes.set(`${mark} ${judge}`, found);
  mkdirSync(dirname(NOTES), { recursive: true });
  // Another run may write at the same time.
  appendFileSync(NOTES, `${JSON.stringify([`${mark} ${judge}`, found])}\n`);
}

async function ask(judge: Judge, copy: string, { file, law }: Planted): Promise<string | undefined> {
  const ofLaw = () => (law === undefined ? undefined : firstFailure(copy, ["run", `tests/${law}`]));
  if (judge === "law") return ofLaw();
  if (judge === "types") return complaintOfTypes(copy);
  if (judge === "tests") return ofLaw() ?? failureOfTests(copy, file);
  return judge === "verdict" ? deviationInVerdict(copy) : differenceFromModel(copy);
}

/** What the judge finds in the copy without any defect: the same test file, or anything. */
async function findWithout(copy: string, judge: Judge, defect: Planted, found: string): Promise<string | undefined> {
  const isTest = judge === "law" || judge === "tests";
  const [key = ""] = isTest ? found.split(": ") : [judge];
  if (!foundWithout.has(key)) {
    foundWithout.set(key, isTest ? firstFailure(copy, ["run", key]) : await ask(judge, copy, defect));
  }
  return foundWithout.get(key);
}
