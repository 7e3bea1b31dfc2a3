import { join } from "node:path";
import { waitWith } from "../../core/platform/device.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import manifest from "../../package.json" with { type: "json" };
import type { Globals } from "../command-line/globals.ts";
import { readUntil } from "../conform/engine/wire.ts";
import { type Failure, usage } from "../output/failure.ts";
import { sentencesOfTool } from "../output/sentences.ts";
import type { OpenTarget } from "../runtime/command-context.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { readInput, unwritable, writeOutput } from "./files.ts";
import { sentenceOfError } from "./guard/observed-send.ts";
import { knownSession } from "./guard/profile-session.ts";
import { mayHaveToken, sandboxTokenOf } from "./sandbox/find-sandbox.ts";
import { openSend } from "./trace/open-send.ts";

/** Opens a target for calls that no port knows: wrong ones, too. */
export async function openTarget(globals: Globals, io: ProcessIo): Promise<Result<OpenTarget, Failure>> {
  const { target, timeoutMs } = globals;
  if (target.kind === "memory")
    return err(usage("this command needs a backend behind HTTP: --target takes its address"));
  const { baseUrl } = target;
  const { send, close } = openSend(globals);
  let waiting = new AbortController();
  return ok({
    title: baseUrl,
    session: knownSession(globals, io),
    sandboxToken: mayHaveToken(baseUrl, io.env) ? sandboxTokenOf(io.env) : undefined,
    async send({ method, path, headers, body, until, limitMs = timeoutMs }) {
      const agent = {
        "user-agent": `sanam/${manifest.version} (${process.platform})`,
        "accept-language": sentencesOfTool().language,
        ...headers,
      };
      const longestMs = Math.min(limitMs, timeoutMs);
      const late = AbortSignal.timeout(longestMs);
      // A sandbox's control is short, and half of it would leave the sandbox changed.
      const signal = path.startsWith("/sandbox") ? late : AbortSignal.any([late, waiting.signal]);
      const request = { method, headers: agent, signal, ...(body === undefined ? {} : { body }) };
      try {
        const reply = await send(baseUrl + path, request);
        const text = until && reply.body ? await readUntil(reply.body, until, longestMs / 2) : await reply.text();
        return { status: reply.status, header: (wanted) => reply.headers?.get(wanted) ?? undefined, text };
      } catch (error) {
        const why = late.aborted ? `no whole reply within ${longestMs / 1000} s` : sentenceOfError(error);
        throw why === undefined
          ? error
          : Object.assign(new Error(why, { cause: error }), late.aborted && { name: "TimeoutError" });
      }
    },
    readFile: readInput,
    unwritable,
    writeReport: (file, text) => writeOutput(file, io.secrets?.clean(text) ?? text),
    async writeFlows(folder, traces) {
      // The schemas of all commands take time to load.
      const { flowCatalog } = await import("./flow/read-flow-files.ts");
      const { flowOfTrace } = await import("../flow/record/trace-flow.ts");
      const files: string[] = [];
      for (const [id, trace] of traces) {
        const text = flowOfTrace(id, trace, flowCatalog());
        if (text === undefined) continue;
        const file = join(folder, `${id.replace("/", "-")}.yaml`);
        const written = writeOutput(file, io.secrets?.clean(text) ?? text);
        if (!written.ok) return written;
        files.push(file);
      }
      return ok(files);
    },
    wait: waitWith(io.after),
    cut: () => {
      waiting.abort();
      waiting = new AbortController();
    },
    close: () => close("now"),
  });
}
