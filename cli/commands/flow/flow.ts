import { err, ok, type Result } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import {
  files,
  flag,
  needed,
  type Option,
  offering,
  option,
  positional,
  quote,
  textOption,
  wholeNumber,
  withDefault,
} from "../../command-line/options.ts";
import { EXIT } from "../../output/exit-codes.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { raw, table, text } from "../../output/view.ts";

/** The flows of a command. */
const FLOW_FILES = offering(
  files("--files <file>", "flow files, folders, or names of our flows; all is all of ours"),
  "flows",
);

const TAGS = words("--tags <tags>", "only flows with one of these tags, with commas between");
const SKIPPED_TAGS = words("--skip-tags <tags>", "no flows with one of these tags");

const SET = option("--set <values>", "values of inputs: amount=500,bank=004", (text) => {
  const inputs = new Map<string, string>();
  for (const part of text.split(",")) {
    const cut = part.indexOf("=");
    if (cut < 1) return err(usage(`--set takes name=value, with commas between, not ${quote(part)}`));
    inputs.set(part.slice(0, cut).trim(), part.slice(cut + 1).trim());
  }
  return ok(inputs);
});

function words(flags: string, about: string): Option<readonly string[] | undefined> {
  return option(flags, about, (text): Result<readonly string[], Failure> => {
    const given = text.split(",").map((word) => word.trim());
    const wrong = given.find((word) => !/^[\w-]{1,40}$/.test(word));
    return wrong === undefined
      ? ok(given)
      : err(usage(`${flags} takes words with commas between, not ${quote(wrong)}`));
  });
}

const DAY_SECONDS = 86_400;

export const flowRun = command({
  path: ["flow", "run"],
  summary: "Run flows: steps over use cases, with what is expected of each",
  needs: [],
  exits: [3, 4, 5, 6, 7],
  examples: [
    inMemory("sanam flow run deposit/expired --target memory"),
    "sanam flow run all --target memory",
    "sanam flow run deposits/ --sandbox --parallel 4 --html report.html --junit report.xml",
    "sanam flow run bug.yaml --target memory --until-failure",
  ],
  notes: `With --target memory or --sandbox each flow gets a house of its own kind, in this process. Elsewhere the steps that
need a sandbox are skipped and counted. No session is stored; passwords come from the flow or the environment.
Everything is read and checked before the first step.`,
  options: {
    files: FLOW_FILES,
    sandbox: flag("--sandbox", "run on sandboxes of this process behind HTTP, instead of --target"),
    tags: TAGS,
    skipTags: SKIPPED_TAGS,
    set: SET,
    repeat: wholeNumber("--repeat <count>", "run each flow so many times", { min: 1, max: 100_000 }),
    parallel: withDefault(wholeNumber("--parallel <count>", "so many flows at once", { min: 1, max: 64 }), 1),
    untilFailure: flag("--until-failure", "repeat until a flow fails, at most --repeat times"),
    bail: flag("--bail", "begin no flow after the first failure"),
    flowTimeout: wholeNumber("--flow-timeout <seconds>", "how long a flow may take", { min: 1, max: DAY_SECONDS }),
    accounts: textOption("--accounts <file>", "members of a target that registers nobody, as JSON: username, password"),
    junit: textOption("--junit <file>", "write a report as JUnit XML"),
    html: textOption("--html <file>", "write a report as one HTML page"),
    json: textOption("--json <file>", "write a report as JSON"),
  },
  run: async ({ files, sandbox, tags = [], skipTags = [], set = new Map(), flowTimeout, ...rest }, context) => {
    const ran = await context.runFlows({
      ...rest,
      files,
      tags,
      skippedTags: skipTags,
      inputs: set,
      ownSandbox: sandbox,
      limitMs: flowTimeout === undefined ? undefined : flowTimeout * 1000,
    });
    if (!ran.ok) return ran;
    return (await import("./flow-answer.ts")).flowAnswer(ran.value);
  },
});

export const flowCheck = command({
  path: ["flow", "check"],
  summary: "Read flows and report what is wrong, with line and column, without running any",
  needs: [],
  examples: [inMemory("sanam flow check all"), "sanam flow check bug.yaml"],
  options: { files: FLOW_FILES, tags: TAGS, skipTags: SKIPPED_TAGS, set: SET },
  run: async ({ files, tags = [], skipTags = [], set = new Map() }, context) => {
    const checked = await context.checkFlows({ files, tags, skippedTags: skipTags, inputs: set });
    if (!checked.ok) return checked;
    const { flows, complaints } = checked.value;
    if (complaints.length > 0) return err((await import("./flow-answer.ts")).wrongFlows(complaints));
    return ok({
      data: { items: flows.map((flow) => ({ ...flow, tags: [...flow.tags] })) },
      view: [
        table(
          ["File", "Flow", "Steps>", "Tags"],
          flows.map(({ file, title, steps, tags: own }) => [file, title, String(steps), own.join(", ")]),
          "No flows.",
        ),
      ],
    });
  },
});

export const flowRecord = command({
  path: ["flow", "record"],
  summary: "Write a flow of commands, typed or piped one a line, or of a recording of the site (HAR)",
  needs: [],
  exits: [3, 4, 5, 6, 7],
  examples: [
    `printf 'session login gold\\nwallet credit\\n' | SANAM_PASSWORD=demo1234 sanam flow record bug.yaml --target memory`,
    "sanam flow record bug.yaml --har site.har",
  ],
  notes: `The lines are commands of this tool without "sanam", and controls such as: sandbox approve --request D-1
Passwords come from SANAM_PASSWORD and SANAM_NEW_PASSWORD and are not written. What an answer gave and a later line uses
becomes a captured value; user names, phones and accounts that register become new ones in each run.`,
  options: {
    file: needed(positional(textOption("--file <file>", "the flow's file"))),
    title: withDefault(textOption("--title <text>", "the flow's title"), "Recorded"),
    har: textOption("--har <file>", "make the flow of a browser's recording (HAR); nothing is called"),
    sandbox: flag("--sandbox", "run on a sandbox of this process behind HTTP, instead of --target"),
    force: flag("--force", "write over an existing file"),
  },
  run: async ({ sandbox, ...settings }, context) => {
    const recorded = await context.recordFlow({ ...settings, ownSandbox: sandbox });
    if (!recorded.ok) return recorded;
    const { file, steps, complaints, leftOut } = recorded.value;
    const problems = complaints.map(({ line, column, problem }) => `${file}:${line}:${column}: ${problem}`);
    return ok({
      data: { file, steps, problems, leftOut: [...leftOut] },
      view: [
        text(`Written: ${file}, ${steps} steps.`),
        ...problems.map(text),
        ...(leftOut.length > 0 ? [text(`Left out: ${leftOut.join(", ")}.`)] : []),
      ],
    });
  },
});

export const flowExport = command({
  path: ["flow", "export"],
  summary: "Write a flow as a script for k6, which makes far more load than this tool",
  needs: [],
  exits: [EXIT.refused],
  examples: ["sanam flow export deposit/transfer --k6 --file deposit.js"],
  notes: `The flow runs once on a sandbox of this process; the script has the calls that it sent, with new members in each iteration,
a key for each action, and the expectations as checks where a reply shows the value. Secrets come from the environment of
k6. Without --file the script is printed. The script runs with:
  k6 run -e BASE_URL=http://127.0.0.1:4600 -e SANAM_PASSWORD=… -e VUS=50 -e DURATION=1m deposit.js`,
  options: {
    flow: needed(positional(textOption("--flow <file>", "a flow's file, or the name of one of ours"))),
    k6: flag("--k6", "as a script for k6; there is no other form yet"),
    file: textOption("--file <file>", "where to write the script"),
    force: flag("--force", "write over an existing file"),
    set: SET,
  },
  run: async ({ flow, k6, file, force, set = new Map() }, context) => {
    if (!k6) return err(usage("name the form of the script: --k6"));
    const exported = await context.exportFlow({ file: flow, script: file, force, inputs: set });
    if (!exported.ok) return exported;
    if ("complaints" in exported.value) {
      return err((await import("./flow-answer.ts")).wrongFlows(exported.value.complaints));
    }
    const { text: script, calls, checks, unchecked, written } = exported.value;
    if (unchecked.length > 0) context.say(`The script does not check: ${unchecked.join("; ")}`);
    const data = {
      file: written ?? null,
      script: written === undefined ? script : null,
      calls,
      checks,
      unchecked: [...unchecked],
    };
    if (written === undefined) return ok({ data, view: [raw(script.trimEnd())] });
    return ok({ data, view: [text(`Written: ${written}, ${calls} calls and ${checks} checks.`)] });
  },
});
