import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { CANARY } from "./canaries.ts";

/** How the backend answers everything. */
export const MODES = ["refusal", "second factor", "failure", "deviation", "page", "foreign code", "silence"] as const;
export type Mode = (typeof MODES)[number];

export interface TalkativeBackend {
  readonly url: string;
  answer(mode: Mode): void;
  /** Resolves when the next call of a row comes. */
  nextCall(): Promise<void>;
  /** How many calls came. */
  calls(): number;
  close(): Promise<void>;
}

/** A backend that says back all that it was sent, and all that it could know. */
export async function startTalkativeBackend(): Promise<TalkativeBackend> {
  let mode: Mode = "refusal";
  let calls = 0;
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    calls += 1;
    // It has no controls of a sandbox.
    if (request.url === "/sandbox" && mode === "silence") return void response.writeHead(404).end();
    for (const resolve of waiting.splice(0)) resolve();
    let body = "";
    request.on("data", (chunk) => {
      body += String(chunk);
    });
    request.on("end", () => reply(mode, request, body, response));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (next) => {
      mode = next;
    },
    nextCall: () => new Promise((resolve) => waiting.push(resolve)),
    calls: () => calls,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

// It learns the token of a device only from a call.
const { deviceToken: _, ...OTHERS } = CANARY;
const KNOWN = Object.values(OTHERS).join(" ");

function reply(mode: Mode, request: IncomingMessage, body: string, response: ServerResponse): void {
  const { url = "", headers } = request;
  const sentence = `${KNOWN} +66 ${CANARY.phone.slice(1)} ${encodeURIComponent(CANARY.password)}`;
  // A sentence of more than 500 characters is no sentence, so what was sent comes in a fact.
  const echo = `${url} ${headers.authorization ?? ""} ${String(headers["x-sandbox-token"] ?? "")} ${body}`;
  const facts = { note: echo, phone: Number(CANARY.phone), code: Number(CANARY.code), [CANARY.token]: "x" };
  const json = (status: number, value: unknown) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(value));
  };
  // So that a check of the backend goes on to the other calls.
  if (url.endsWith("/operational/website") && mode !== "silence") return json(200, { websiteStatus: "ON" });
  switch (mode) {
    case "refusal":
      return json(422, { message: sentence, code: "amount-zero", field: CANARY.password, facts });
    case "second factor":
      return body.includes(CANARY.code)
        ? json(422, { message: sentence, code: 500_256, facts })
        : json(422, { message: sentence, code: "second-factor-required", facts });
    case "failure":
      return json(500, { message: sentence, code: CANARY.token, facts });
    case "deviation":
      return json(200, {
        [CANARY.token]: echo,
        items: [{ [CANARY.phone]: sentence }],
        token: 5,
        user: { phone: KNOWN },
      });
    case "page":
      response.writeHead(200, { "content-type": "text/html" });
      return void response.end(`<!doctype html><title>${sentence}</title><p>${echo}`);
    case "foreign code":
      return json(409, { message: `ไม่สำเร็จ ${sentence}`, code: `E-${CANARY.code}`, facts, field: CANARY.account });
    case "silence":
      return;
  }
}
