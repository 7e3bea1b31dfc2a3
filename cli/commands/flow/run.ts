import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { flag, textOption, wholeNumber, withDefault } from "../../command-line/options.ts";
import { FLOW_FILES, SET, SKIPPED_TAGS, TAGS } from "./flow-options.ts";

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
