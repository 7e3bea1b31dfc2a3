import { PART_NAMES, PARTS } from "../../../contracts/parts.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import { choice, flag, offering, textOption, wholeNumber } from "../../command-line/options.ts";
import type { Baseline } from "../../conform/engine/acceptance.ts";
import type { Loss } from "../../conform/engine/target-watch.ts";
import type { Summary } from "../../conform/report/summary.ts";
import { durationOption } from "../../flow/control.ts";
import type { Failure } from "../../output/failure.ts";
import { raw, table } from "../../output/view.ts";
import type { OpenTarget } from "../../runtime/command-context.ts";

export const contractList = command({
  path: ["contract", "list"],
  summary: "List every call of the contract: name, method, path, purpose and source",
  needs: [],
  examples: [
    inMemory("sanam contract list --context wallet"),
    inMemory("sanam contract list --source assumed --output json"),
  ],
  options: {
    context: choice("--context <name>", "only calls of this context", [
      "session",
      "wallet",
      "games",
      "rewards",
      "affiliate",
      "site",
    ]),
    source: choice("--source <source>", "only calls from the specification, or only assumed ones", ["spec", "assumed"]),
  },
  run: async ({ context, source }) => {
    // The schemas take time to load, and no other command needs them.
    const { CONTEXTS } = await import("../../../contracts/table.ts");
    const items = Object.entries(CONTEXTS).flatMap(([name, rows]) =>
      Object.entries(rows).map(([call, { method, path, auth, effect, source: from, summary }]) => ({
        context: name,
        name: call,
        method,
        path,
        auth,
        effect,
        source: from,
        summary,
      })),
    );
    const shown = items.filter(
      (item) => (context === undefined || item.context === context) && (source === undefined || item.source === source),
    );
    return ok({
      data: { items: shown },
      view: [
        table(
          ["Context", "Name", "Method", "Path", "Auth", "Effect", "Source", "Summary"],
          shown.map((item) => [
            item.context,
            item.name,
            item.method,
            item.path,
            item.auth,
            item.effect,
            item.source,
            item.summary,
          ]),
          "No calls.",
        ),
      ],
    });
  },
});

export const contractRows = command({
  path: ["contract", "rows"],
  summary: "List the calls that a part of the site needs at least, and those that add to it",
  needs: [],
  examples: [inMemory("sanam contract rows --for deposit"), inMemory("sanam contract rows --for games --output json")],
  notes:
    "A backend may lack any call: the parts that it does not offer leave the site. contracts/your-backend.md tells more.",
  options: {
    part: choice("--for <part>", "only this part", PART_NAMES),
  },
  run: async ({ part }) => {
    const [{ ENDPOINTS }, { refusalsOf }] = await Promise.all([
      import("../../../contracts/table.ts"),
      import("../../../contracts/endpoint.ts"),
    ]);
    const items = PART_NAMES.filter((name) => part === undefined || name === part).flatMap((name) =>
      (["least", "more"] as const).flatMap((need) =>
        PARTS[name][need].map((row) => {
          const { method, path, auth, effect, source, summary } = ENDPOINTS[row];
          const refusals = refusalsOf(ENDPOINTS[row]);
          return { part: name, need, name: row, method, path, auth, effect, source, summary, refusals };
        }),
      ),
    );
    return ok({
      data: { items },
      view: [
        table(
          ["Part", "Need", "Name", "Method", "Path", "Auth", "Effect", "Source", "Summary", "Refusals"],
          items.map((item) => [
            item.part,
            item.need,
            item.name,
            item.method,
            item.path,
            item.auth,
            item.effect,
            item.source,
            item.summary,
            item.refusals.join(", "),
          ]),
          "No calls.",
        ),
      ],
    });
  },
});

export const contractOpenapi = command({
  path: ["contract", "openapi"],
  summary: "Print the contract as an OpenAPI 3.1 document",
  needs: [],
  examples: [inMemory("sanam contract openapi > openapi.json")],
  options: {},
  run: async () => {
    const { default: document } = await import("../../../contracts/openapi/openapi.json", { with: { type: "json" } });
    return ok({ data: document, view: [raw(JSON.stringify(document, null, 2))] });
  },
});

export const contractConform = command({
  path: ["contract", "conform"],
  summary: "Check a live backend against every row of the contract and against laws that no schema can state",
  needs: ["target"],
  exits: [7],
  examples: [
    "sanam contract conform --target https://api.staging.example",
    "sanam contract conform --target http://127.0.0.1:4600 --allow-writes --junit verdict.xml",
    "sanam contract conform --only money,keys,wheel --allow-writes",
    "sanam contract conform --baseline accepted.json --bail",
  ],
  notes: [
    "Without --allow-writes it only reads, as the profile's member. With it, it registers members of its own;",
    "on a sandbox it also gives them credit, decides requests and moves the clock, and puts both back at the end.",
    "A backend that registers nobody is checked with the profile's member, who then has the deposits of the run.",
    "A sandbox on another machine asks for SANAM_SANDBOX_TOKEN, and SANAM_SANDBOX_URL names its address.",
    "A deviation exits with 6; a target that goes away in the middle with 5, if nothing deviated before.",
    'A baseline is JSON: { "accepted": [{ "id": "…", "reason": "…" }] }, with ids as DEVIATES prints them.',
    "--list shows the laws and what each needs, and calls nothing.",
  ].join("\n"),
  options: {
    allowWrites: flag("--allow-writes", "also check what changes something: never on a production backend"),
    only: offering(
      textOption("--only <names>", "laws, families of laws or rows, with commas between: money,keys,wheel"),
      "laws",
    ),
    skip: offering(textOption("--skip <names>", "leave out laws, families of laws or rows: draws,rows"), "laws"),
    list: flag("--list", "only list the laws of --only and --skip, with what each needs"),
    seed: wholeNumber("--seed <number>", "draw the values of an earlier run, which its report names", {
      min: 0,
      max: 2 ** 31 - 1,
    }),
    for: durationOption(
      "--for <time>",
      "how long the run goes on with calls in random order: 60s by default, 10m for more",
    ),
    baseline: textOption("--baseline <file>", "accept the deviations that this file lists, each with a reason"),
    bail: flag("--bail", "stop at the first deviation that is not accepted"),
    flows: textOption("--flows <folder>", "write a flow of each deviation from the model that use cases can repeat"),
    junit: textOption("--junit <file>", "write a report in the XML of JUnit"),
    html: textOption("--html <file>", "write a report as one HTML page"),
  },
  run: async (
    { allowWrites, only, skip, list, seed, for: forMs = USUAL_MS, baseline, bail, flows, junit, html },
    context,
  ) => {
    const stopping = context.untilStopped();
    // The schemas and the laws take time to load, and no other command needs them.
    const { lawList, nameFilter } = await import("../../conform/report/law-list.ts");
    const accepts = nameFilter({ only, skip });
    if (!accepts.ok) return accepts;
    if (list) return ok(lawList(accepts.value));
    const opened = await context.openTarget();
    if (!opened.ok) return opened;
    const { title, send, session, sandboxToken, wait, readFile, unwritable, writeReport, writeFlows, cut, close } =
      opened.value;
    let stopped = false;
    void stopping.then(() => {
      stopped = true;
      cut();
    });
    try {
      const fault = unwritable([junit, html, flows && `${flows}/flow.yaml`]);
      if (fault) return err(fault);
      const accepted = await acceptedIn(baseline, readFile);
      if (!accepted.ok) return accepted;
      const { conform } = await import("../../conform/engine/conform.ts");
      const report = await conform({
        send,
        title,
        session,
        sandboxToken,
        allowWrites,
        baseline: accepted.value,
        bail,
        only: accepts.value,
        seed: seed ?? Math.floor(Math.random() * 2 ** 31),
        forMs,
        now: context.now,
        wait,
        say: context.say,
        isStopped: () => stopped,
      });
      if (!report.ok) return stopped ? err(STOPPED_AT_ONCE) : report;
      const { summaryOf, viewOf } = await import("../../conform/report/summary.ts");
      const summary = summaryOf(report.value, { target: title, allowWrites });
      if (flows !== undefined) {
        // The verdict must not be lost when they cannot be written.
        const written = await writeFlows(flows, report.value.traces);
        if (!written.ok) context.say(written.error.message);
        else for (const file of written.value) context.say(`wrote ${file}: sanam flow run ${file} --target ${title}`);
      }
      if (junit !== undefined) {
        const { junitOf } = await import("../../conform/report/report-files.ts");
        const written = writeReport(junit, junitOf(summary));
        if (!written.ok) return written;
      }
      if (html !== undefined) {
        const { htmlOf } = await import("../../conform/report/report-files.ts");
        const written = writeReport(html, htmlOf(summary));
        if (!written.ok) return written;
      }
      const failure = failureOf(summary, stopped, report.value.loss);
      return ok({ data: summary, view: viewOf(summary), ...(failure && { failure }) });
    } finally {
      await close();
    }
  },
});

async function acceptedIn(
  file: string | undefined,
  readFile: OpenTarget["readFile"],
): Promise<Result<Baseline, Failure>> {
  if (file === undefined) return ok(new Map());
  const text = readFile(file);
  if (!text.ok) return text;
  const { readBaseline } = await import("../../conform/report/baseline.ts");
  return readBaseline(file, text.value);
}

const USUAL_MS = 60_000;

const STOPPED_AT_ONCE: Failure = { kind: "interrupted", message: "stopped before the first check" };

/** A deviation found is worth more than what could not be checked. */
function failureOf({ counts, ended }: Summary, stopped: boolean, loss: Loss | undefined): Failure | undefined {
  const { deviates } = counts;
  const open = `${counts["not-checked"]} rows and laws are not checked`;
  if (deviates > 0) {
    const found = deviates === 1 ? "1 row or law deviates" : `${deviates} rows and laws deviate`;
    const early = loss?.sentence ?? ended;
    return { kind: "contract", message: early === undefined ? found : `${found}; ${early}; ${open}` };
  }
  if (loss && !stopped) return { kind: loss.kind, message: `${loss.sentence}; ${open}` };
  return stopped ? { kind: "interrupted", message: "stopped: the report has what ran until then" } : undefined;
}
