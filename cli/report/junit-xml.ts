import { escapeMarkup } from "../output/printable.ts";

export interface JunitCase {
  readonly name: string;
  readonly className: string;
  readonly ms: number;
  readonly result: "passed" | "failed" | "error" | "skipped";
  /** Why it did not pass, or what is to be done although it did, in one line. */
  readonly message?: string;
  /** More lines about a failure. */
  readonly lines?: readonly string[];
}

export interface JunitSuite {
  readonly name: string;
  readonly ms: number;
  readonly cases: readonly JunitCase[];
  /** More attributes, such as `file`. */
  readonly more?: Readonly<Record<string, string>>;
}

/** The XML that CI servers read. */
export function junitXml(name: string, ms: number, suites: readonly JunitSuite[]): string {
  const all = countsOf(suites.flatMap(({ cases }) => cases));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escapeMarkup(name)}" ${all} time="${seconds(ms)}">\n${suites.map(suiteOf).join("")}</testsuites>\n`;
}

function suiteOf({ name, ms, cases, more = {} }: JunitSuite): string {
  const others = Object.entries(more).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  const head = `name="${escapeMarkup(name)}" ${countsOf(cases)} time="${seconds(ms)}"${others.join("")}`;
  return `  <testsuite ${head}>\n${cases.map(caseOf).join("")}  </testsuite>\n`;
}

function countsOf(cases: readonly JunitCase[]): string {
  const count = (wanted: JunitCase["result"]) => cases.filter(({ result }) => result === wanted).length;
  return `tests="${cases.length}" failures="${count("failed")}" errors="${count("error")}" skipped="${count("skipped")}"`;
}

function caseOf({ name, className, ms, result, message = "", lines = [] }: JunitCase): string {
  const head = `    <testcase name="${escapeMarkup(name)}" classname="${escapeMarkup(className)}" time="${seconds(ms)}"`;
  if (result === "passed") {
    return message === "" ? `${head}/>\n` : `${head}><system-out>${escapeMarkup(message)}</system-out></testcase>\n`;
  }
  const element = result === "failed" ? "failure" : result;
  const inner =
    lines.length === 0
      ? `<${element} message="${escapeMarkup(message)}"/>`
      : `<${element} message="${escapeMarkup(message)}">${lines.map(escapeMarkup).join("\n")}</${element}>`;
  return `${head}>${inner}</testcase>\n`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}
