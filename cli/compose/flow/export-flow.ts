import { randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import type { Send } from "../../../adapters/http/client/deliver.ts";
import { startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { ENDPOINTS, inMatchingOrder } from "../../../contracts/table.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import type { ControlCall } from "../../flow/control.ts";
import { valueAt } from "../../flow/data-path.ts";
import type { Flow, Step } from "../../flow/flow.ts";
import { k6Script } from "../../flow/k6/k6-script.ts";
import type { PlayedCall, PlayedFlow, PlayedStep } from "../../flow/k6/variables.ts";
import { runStep } from "../../flow/run/run-step.ts";
import { createPrivateValues, type RandomBelow, startValues } from "../../flow/run/start-values.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { Json } from "../../output/view.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import type { CheckedFlows, ExportedFlow, ExportSettings } from "../../runtime/flows.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { writeReports } from "../files.ts";
import { httpPortsThrough } from "../http-ports.ts";
import { sandboxNow, sendControl } from "../sandbox/send-control.ts";
import { openSend } from "../trace/open-send.ts";
import { FLOW_SEED } from "./own-houses.ts";
import { readFlowFiles } from "./read-flow-files.ts";
import { changesHouse, openActor, runPlace } from "./run-place.ts";

/** Runs a flow once on a sandbox, and writes its calls as a script for k6. */
export async function exportFlow(
  { file, script, force, inputs }: ExportSettings,
  globals: Globals,
  io: ProcessIo,
  context: CommandContext,
): Promise<Result<CheckedFlows | ExportedFlow, Failure>> {
  if (script !== undefined && existsSync(script) && !force)
    return err(usage(`${script} exists; --force writes over it`));
  const read = readFlowFiles({ files: [file], tags: [], skippedTags: [], inputs });
  if (!read.ok) return read;
  const { flows, complaints } = read.value;
  const [flow, second] = flows;
  if (second) return err(usage(`${file} names ${flows.length} flows; a script has one`));
  if (complaints.length > 0 || !flow) return ok({ flows: [], complaints });
  const changing = flow.steps.find(changesHouse);
  if (changing) {
    const problem = `${changing.useCase.name} changes the sandbox for all members, so this flow cannot run under load`;
    return ok({ flows: [], complaints: [{ file: flow.file, ...changing.at, problem }] });
  }
  const coded = flow.steps.find(({ inputs: given }) => Object.values(given).some(({ kind }) => kind === "code"));
  if (coded)
    return err(
      usage(
        `line ${coded.at.line} of ${flow.file} needs an authenticator app's code, which a script for k6 cannot make`,
      ),
    );
  const played = await playFlow(flow, globals, io, context, (limit) => randomInt(limit));
  if (!played.ok) return played;
  const { text, ...counts } = k6Script(played.value);
  return mapOk(writeReports([[script, () => text]]), ([written]) => ({ text, ...counts, written }));
}

const ROWS = inMatchingOrder(Object.entries(ENDPOINTS).map(([name, { method, path }]) => ({ name, method, path }))).map(
  ({ name, method, path }) => ({ name, method, shape: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`) }),
);

/** Runs a flow once on a sandbox of this process, and returns what it sent and got. */
async function playFlow(
  flow: Flow,
  globals: Globals,
  io: ProcessIo,
  context: CommandContext,
  below: RandomBelow,
): Promise<Result<PlayedFlow, Failure>> {
  const started = await startSandbox({
    host: "127.0.0.1",
    port: 0,
    dataDir: undefined,
    sandbox: true,
    seed: flow.setUp?.seed ?? FLOW_SEED,
  });
  if (!started.ok) return err({ kind: "unexpected", message: started.error.message });
  const { url: baseUrl } = started.value;
  const { send, close: hangUp } = openSend(globals);
  const line = { send, baseUrl, token: undefined, timeoutMs: globals.timeoutMs, after: io.after };
  let calls: PlayedCall[] = [];
  const target = runPlace({
    lacks: () => undefined,
    isSeeded: true,
    now: () => sandboxNow(line, io.clock),
    openActor: () =>
      openActor(
        { ...globals, target: { kind: "http", baseUrl } },
        io,
        () => undefined,
        undefined,
        httpPortsThrough(noting((call) => calls.push(call))),
      ),
    control: async (call) => {
      const answer = await sendControl(line, call);
      calls.push(controlCall(call, answer.ok ? answer.value : null));
      return answer;
    },
  });
  try {
    const privates = createPrivateValues();
    const inputs = startValues(flow, io.env, below, privates);
    if (!inputs.ok) return err(usage(inputs.error));
    const values = new Map(inputs.value);
    const play = async (step: Step): Promise<Result<PlayedStep, Failure>> => {
      calls = [];
      const before = new Map(values);
      const attempt = await runStep(step, { target, values, privates, context, env: io.env });
      if (!attempt.passed) {
        const message = `line ${step.at.line} of ${flow.file} does not pass on a sandbox: ${attempt.reason ?? "failed"}`;
        return err({ kind: "refused", message, details: { code: "flow-failed" } });
      }
      for (const { name, path } of step.captures) values.set(name, valueAt(attempt.data, path) ?? null);
      return ok({ step, calls, data: attempt.data, values: before });
    };
    const played: PlayedStep[] = [];
    for (const step of [...(flow.setUp?.steps ?? []), ...flow.steps]) {
      const one = await play(step);
      if (!one.ok) return one;
      played.push(one.value);
    }
    const setUp = flow.setUp?.steps.length ?? 0;
    return ok({ flow, setUp: played.slice(0, setUp), steps: played.slice(setUp), inputs: inputs.value });
  } finally {
    await target.close("now");
    await hangUp("now");
    await started.value.close();
  }
}

function noting(note: (call: PlayedCall) => void): (send: Send) => Send {
  return (send) => async (url, request) => {
    const reply = await send(url, request);
    // A stream has no end that a script could wait for.
    if (request.headers["accept"] === "text/event-stream") return reply;
    const text = await reply.text();
    const { pathname, search } = new URL(url);
    const row = ROWS.find(({ method, shape }) => method === request.method && shape.test(pathname));
    note({
      name: row?.name ?? `${request.method} call`,
      isControl: false,
      method: request.method,
      path: `${pathname}${search}`,
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value])),
      body: request.body === undefined ? undefined : parsed(request.body),
      status: reply.status,
      reply: parsed(text),
    });
    return { ...reply, status: reply.status, headers: reply.headers, text: async () => text };
  };
}

function controlCall({ path, body }: ControlCall, reply: Json): PlayedCall {
  return {
    name: `sandbox ${path.replace(/\/.*\//, " ")}`,
    isControl: true,
    method: "POST",
    path: `/sandbox/${path}`,
    headers: { "content-type": "application/json" },
    body: JSON.parse(JSON.stringify(body)) as Json,
    status: 200,
    reply,
  };
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
