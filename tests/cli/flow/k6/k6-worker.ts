// Runs an exported script as k6 would, in a thread of its own: its calls wait for their replies.
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";

interface Work {
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  readonly iterations: number;
  readonly port: MessagePort;
  readonly signal: SharedArrayBuffer;
}

interface CallSettings {
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: { readonly name: string };
  readonly responseCallback: readonly number[];
}

const { script, env, iterations, port, signal } = workerData as Work;
const flag = new Int32Array(signal);
const checks: Record<string, { passed: number; failed: number }> = {};
const calls: { readonly name: string; readonly status: number; readonly expected: boolean }[] = [];

const http = {
  expectedStatuses: (...statuses: number[]) => statuses,
  request(method: string, url: string, body: string | null, { headers, tags, responseCallback }: CallSettings) {
    Atomics.store(flag, 0, 0);
    port.postMessage({ method, url, body, headers });
    Atomics.wait(flag, 0, 0, 20_000);
    const reply = receiveMessageOnPort(port)?.message ?? { status: 0, body: "" };
    calls.push({ name: tags.name, status: reply.status, expected: responseCallback.includes(reply.status) });
    return reply;
  },
};

function check(value: unknown, tests: Readonly<Record<string, (value: unknown) => unknown>>): boolean {
  const passed = Object.entries(tests).map(([title, holds]) => {
    const isTrue = holds(value) === true;
    const count = checks[title] ?? { passed: 0, failed: 0 };
    checks[title] = count;
    count[isTrue ? "passed" : "failed"] += 1;
    return isTrue;
  });
  return passed.every(Boolean);
}

function fail(message: string): never {
  throw new Error(message);
}

const plain = script
  .replace(/^import .*$/gm, "")
  .replace(/^export default function \(/m, "const iterate = function (")
  .replace(/^export /gm, "");
// oxlint-disable-next-line typescript/no-implied-eval -- The script is what is under test.
const make = new Function(
  "http",
  "check",
  "fail",
  "sleep",
  "__ENV",
  `"use strict";${plain}\nreturn { options, setup, iterate };`,
);
const state: { problem: string | undefined; options: unknown } = { problem: undefined, options: {} };
try {
  const { options, setup, iterate } = make(http, check, fail, () => undefined, env);
  state.options = options;
  setup();
  for (let index = 0; index < iterations; index++) iterate();
} catch (error) {
  state.problem = String(error);
}
parentPort?.postMessage({ checks, calls, ...state });
