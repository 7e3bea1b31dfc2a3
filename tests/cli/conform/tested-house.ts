import { createNodeSend } from "../../../adapters/node/node-send.ts";
import { startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { createControl, readSandbox } from "../../../cli/conform/engine/controls.ts";
import type { Finding } from "../../../cli/conform/engine/findings.ts";
import type { Law } from "../../../cli/conform/engine/law.ts";
import { memberOf } from "../../../cli/conform/engine/members.ts";
import { runLaws } from "../../../cli/conform/engine/run-laws.ts";
import { createSecrets, learningSend } from "../../../cli/conform/engine/secrets.ts";
import { unwatched } from "../../../cli/conform/engine/target-watch.ts";
import { openTrial } from "../../../cli/conform/engine/trial.ts";
import { readUntil, type SendWire } from "../../../cli/conform/engine/wire.ts";
import { livedMember } from "../../../cli/conform/laws/lived-member.ts";
import { checkRows } from "../../../cli/conform/rows/check-rows.ts";
import { plainPasswords, unwrap } from "../../adapters/house/test-house.ts";

/** A sandbox house behind HTTP with its clock at noon. */
export async function openTestedHouse() {
  const memory = { host: "127.0.0.1", port: 0, dataDir: undefined, passwords: plainPasswords, log: () => undefined };
  const { url, close } = unwrap(await startSandbox({ ...memory, sandbox: true }));
  const secrets = createSecrets();
  const send = learningSend(sendTo(url), secrets);
  const control = createControl(send);
  await control("/back-office", { mode: "waiting" });
  await control("/clock", { set: "2026-11-20T05:00:00.000Z", pinned: true });
  const parts = { secrets, control, allowWrites: true };
  const lived = await livedMember(
    openTrial({ ...parts, send, reader: () => Promise.reject(new Error("none")) }, "1 reader"),
  );

  return {
    url,
    send,
    close,
    readSandbox: () => readSandbox(send),
    /** Checks rows, with `between` in front of the house. */
    async judgeRows(
      only: (name: string) => boolean = () => true,
      between: (send: SendWire) => SendWire = (plain) => plain,
    ) {
      const through = between(send);
      const reader = async (traced: SendWire) => memberOf(traced, lived);
      return checkRows({ ...parts, health: unwatched, send: through, reader, only, isStopped: () => false, seed: 1 });
    },
    /** Runs one law against the house, with `between` in front of it. */
    async judge(law: Law, between: (send: SendWire) => SendWire = (plain) => plain): Promise<Finding> {
      const through = between(send);
      const [report] = await runLaws({
        ...parts,
        control: createControl(through),
        send: through,
        laws: [law],
        seed: 1,
        health: unwatched,
        reader: async (traced) => memberOf(traced, lived),
      });
      if (!report) throw new Error(`${law.id} did not run`);
      return report.finding;
    },
  };
}

/** Sends as the command-line tool does, several times faster than by `fetch`. */
export function sendTo(url: string): SendWire {
  const { send } = createNodeSend();
  const { signal } = new AbortController();
  return async ({ method, path, headers, body, until, limitMs = 5000 }) => {
    const reply = await send(url + path, { method, headers, signal, ...(body === undefined ? {} : { body }) });
    const text = until && reply.body ? await readUntil(reply.body, until, limitMs) : await reply.text();
    return { status: reply.status, header: (name) => reply.headers?.get(name) ?? undefined, text };
  };
}
