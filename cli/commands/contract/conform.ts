import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { flag, offering, textOption } from "../../command-line/options.ts";
import { type Failure, usage } from "../../output/failure.ts";

export const contractConform = command({
  path: ["contract", "conform"],
  summary: "Check a live backend against every row of the contract and against laws that no schema can state",
  needs: ["target"],
  exits: [7],
  examples: [
    "sanam contract conform --target https://api.staging.example",
    "sanam contract conform --target http://127.0.0.1:4600 --allow-writes --junit verdict.xml",
    "sanam contract conform --only money,keys/near-keys,wheel --allow-writes",
  ],
  notes: [
    "Without --allow-writes it only reads, as the profile's member. With it, it registers members of its own;",
    "on a sandbox it also gives them credit, decides requests and moves the clock, and puts both back at the end.",
    "A sandbox on another machine asks for SANAM_SANDBOX_TOKEN. A deviation exits with 6.",
  ].join("\n"),
  options: {
    allowWrites: flag("--allow-writes", "also check what changes something: never on a production backend"),
    only: offering(
      textOption("--only <names>", "laws, families of laws or rows, with commas between: money,keys/near-keys,wheel"),
      "laws",
    ),
    junit: textOption("--junit <file>", "write a report in the XML of JUnit"),
    html: textOption("--html <file>", "write a report as one HTML page"),
  },
  run: async ({ allowWrites, only, junit, html }, context) => {
    const opened = await context.openTarget();
    if (!opened.ok) return opened;
    const { title, send, session, sandboxToken, writeReport, close } = opened.value;
    let stopped = false;
    void context.untilStopped().then(() => {
      stopped = true;
    });
    try {
      // The schemas and the laws take time to load, and no other command needs them.
      const { conform } = await import("../../conform/engine/conform.ts");
      const { nameFilter } = await import("../../conform/report/name-filter.ts");
      const wanted = nameFilter(only);
      if (!wanted) return err(usage(`--only names no law, family or row: ${only ?? ""}`));
      const report = await conform({
        send,
        session,
        sandboxToken,
        allowWrites,
        only: wanted,
        say: context.say,
        isStopped: () => stopped,
      });
      if (!report.ok) return report;
      const { summaryOf } = await import("../../conform/report/summary.ts");
      const { viewOf } = await import("../../conform/report/view.ts");
      const summary = summaryOf(report.value, { target: title, allowWrites });
      if (junit !== undefined) {
        const { junitOf } = await import("../../conform/report/junit.ts");
        const written = await writeReport(junit, junitOf(summary));
        if (!written.ok) return written;
      }
      if (html !== undefined) {
        const { htmlOf } = await import("../../conform/report/html.ts");
        const written = await writeReport(html, htmlOf(summary));
        if (!written.ok) return written;
      }
      const { deviates } = summary.counts;
      const failure = failureOf(deviates, stopped);
      return ok({ data: summary, view: viewOf(summary), ...(failure && { failure }) });
    } finally {
      await close();
    }
  },
});

function failureOf(deviates: number, stopped: boolean): Failure | undefined {
  if (deviates > 0) return { kind: "contract", message: `${deviates} rows and laws deviate` };
  return stopped ? { kind: "interrupted", message: "stopped: the report has what ran until then" } : undefined;
}
