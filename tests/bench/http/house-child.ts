import { createServer, type IncomingMessage } from "node:http";
import type { House } from "../../../adapters/house/house.ts";
import { openDemoHouse } from "../../../adapters/house/sandbox/open-demo-house.ts";
import { SANDBOX_OPTIONS } from "../../../adapters/house/sandbox/sandbox-options.ts";
import { gamesHandlers } from "../../../adapters/server/handlers/games.ts";
import type { Call, Handler } from "../../../adapters/server/handlers/handler.ts";
import { sessionHandlers } from "../../../adapters/server/handlers/session.ts";
import { walletHandlers } from "../../../adapters/server/handlers/wallet.ts";
import { matchRows } from "../../../adapters/server/http/match-rows.ts";
import { startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { plainPasswords } from "../../adapters/house/test-house.ts";
import { listen } from "../serve.ts";
import { serveParent } from "./start-child.ts";

const HOUSE = {
  dataDir: undefined,
  seed: 1,
  // All users register and sign in at once, from one address, before anything is measured.
  passwords: plainPasswords,
} as const;

serveParent<{ readonly checks: boolean }, number>(({ checks }) => (checks ? startChecked() : startBare()));

/** The server of `npm start`, with its journal in memory and without the files of the site. */
async function startChecked(): Promise<number> {
  const started = await startSandbox({ ...HOUSE, house: SANDBOX_OPTIONS, host: "127.0.0.1", port: 0, sandbox: false });
  if (!started.ok) throw new Error(started.error.message);
  return started.value.port;
}

/** The same rows on the same house behind Node's own server, which believes every request. */
async function startBare(): Promise<number> {
  const opened = await openDemoHouse({ ...HOUSE, options: SANDBOX_OPTIONS, clock: () => instant(Date.now()) });
  if (!opened.ok) throw new Error(opened.error.message);
  const { house } = opened.value;
  const handlers: readonly Handler[] = Object.values({ ...walletHandlers, ...gamesHandlers, ...sessionHandlers });
  const find = matchRows(handlers.map((handler) => ({ ...handler.row, handler })));
  const answer = async (incoming: IncomingMessage): Promise<string> => {
    const match = find(incoming.method ?? "", incoming.url ?? "");
    if (!match || "allow" in match || "stream" in match.row.handler) throw new Error(`no row for ${incoming.url}`);
    const {
      row: { handler },
      params,
    } = match;
    const call: Call<Endpoint> = {
      house,
      params,
      query: {},
      ...(await readCall(incoming)),
      caller: undefined,
      language: "th",
    };
    const answered =
      handler.auth === "public"
        ? await handler.handle(call)
        : await handler.handle({ ...call, ...(await memberOf(house, incoming)) });
    if (!answered.ok) throw new Error(answered.error.code);
    return JSON.stringify(answered.value);
  };
  return listen(
    createServer((incoming, outgoing) => {
      answer(incoming).then(
        (text) => {
          const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
          outgoing.writeHead(200, headers).end(text);
        },
        (error: unknown) => outgoing.writeHead(500).end(String(error)),
      );
    }),
  );
}

async function readCall(incoming: IncomingMessage): Promise<Pick<Call<Endpoint>, "body" | "intent">> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const key = incoming.headers["idempotency-key"]?.toString();
  return {
    body: text === "" ? undefined : JSON.parse(text),
    intent: key === undefined ? undefined : idempotencyKey(key),
  };
}

async function memberOf(house: House, { headers }: IncomingMessage) {
  const token = headers.authorization?.slice("Bearer ".length) ?? "";
  const use = await house.use(token);
  if (use.state !== "open") throw new Error(`the session is ${use.state}`);
  return { id: use.member, service: house.member(use.member), token };
}
