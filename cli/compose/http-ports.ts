import { ContainerModule } from "inversify";
import { createHttpAddress } from "../../adapters/http/address.ts";
import { createHttpAffiliate } from "../../adapters/http/affiliate.ts";
import { createHttpClient } from "../../adapters/http/client/client.ts";
import type { Send } from "../../adapters/http/client/deliver.ts";
import { createHttpDevices } from "../../adapters/http/devices.ts";
import { createHttpFairPlay } from "../../adapters/http/fair-play.ts";
import { createHttpGames, createHttpTable } from "../../adapters/http/games.ts";
import { createHttpInbox } from "../../adapters/http/inbox.ts";
import { createHttpLive } from "../../adapters/http/live.ts";
import { createHttpPush } from "../../adapters/http/push.ts";
import { createHttpRewards } from "../../adapters/http/rewards.ts";
import { createHttpSecondFactor } from "../../adapters/http/second-factor.ts";
import { createHttpSession } from "../../adapters/http/session.ts";
import { createHttpSite } from "../../adapters/http/site.ts";
import { createHttpWallet } from "../../adapters/http/wallet.ts";
import { fitsExactly } from "../../contracts/fits-exactly.ts";
import { ENDPOINTS, inMatchingOrder } from "../../contracts/table.ts";
import type { DeviceTokenStorage, SessionStorage } from "../../core/session/port.ts";
import { ok } from "../../core/shared/result.ts";
import manifest from "../../package.json" with { type: "json" };
import type { Globals } from "../command-line/globals.ts";
import { sentencesOfTool } from "../output/sentences.ts";
import type { Ports } from "../runtime/backend.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { observedSend } from "./guard/observed-send.ts";
import { BASE_URL, DEVICE_TOKEN, GLOBALS, IO, PORTS, SAY, SESSION_STORAGE } from "./identifiers.ts";
import { openSend } from "./trace/open-send.ts";

/** Binds the ports of a backend behind HTTP. */
export const httpPortsModule = httpPortsThrough((send) => send);

/** Binds them with calls that go through a function, which may note them. */
export function httpPortsThrough(through: (send: Send) => Send): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(PORTS).toResolvedValue(
      (...dependencies: PortDependencies) => ok(openHttpPorts(through, ...dependencies)),
      [BASE_URL, GLOBALS, SESSION_STORAGE, DEVICE_TOKEN, IO, SAY],
    );
  });
}

type PortDependencies = [string, Globals, SessionStorage, DeviceTokenStorage, ProcessIo, (line: string) => void];

function openHttpPorts(
  through: (send: Send) => Send,
  baseUrl: string,
  { timeoutMs, honoursKeys, verbose, trace }: Globals,
  sessionStorage: SessionStorage,
  device: DeviceTokenStorage,
  { clock }: ProcessIo,
  say: (line: string) => void,
): Ports {
  const { send: nodeSend, close } = openSend({ trace });
  const plainSend = through(nodeSend);
  const name = { "user-agent": `sanam/${manifest.version} (${process.platform})` };
  const observed = observedSend((url, request) =>
    plainSend(url, { ...request, headers: { ...request.headers, ...name } }),
  );
  const identity = () => sessionStorage.read();
  const client = createHttpClient({
    send: verbose ? tracedSend(observed.send, say) : observed.send,
    baseUrl,
    identity,
    onRenewed: (session) => sessionStorage.write(session),
    platform: "DSK",
    version: manifest.version,
    hostname: new URL(baseUrl).hostname,
    sendsIdempotencyKey: honoursKeys,
    timeoutMs,
    sentences: sentencesOfTool,
    fits: fitsExactly,
  });
  return {
    session: createHttpSession(client, identity, device),
    site: createHttpSite(client, identity),
    wallet: createHttpWallet(client, identity, clock),
    rewards: createHttpRewards(client, identity),
    games: createHttpGames(client),
    table: createHttpTable(client),
    affiliate: createHttpAffiliate(client, identity),
    fairPlay: createHttpFairPlay(client),
    addresses: createHttpAddress(client),
    devices: createHttpDevices(client),
    secondFactor: createHttpSecondFactor(client),
    inbox: createHttpInbox(client),
    live: createHttpLive(client),
    push: createHttpPush(client),
    puzzles: {
      solve: async (puzzle) => (await import("../../adapters/http/solve-puzzle.ts")).solvePuzzle(puzzle),
      onSolving: (solving) => {
        if (solving) say("The backend is too busy and offers a puzzle for a place: solving it.");
      },
    },
    trouble: observed.trouble,
    close,
  };
}

/**
 * Writes each call's method, row, status and milliseconds. Never what the path, the headers or the body hold, because
 * these are secrets and personal data.
 */
function tracedSend(send: Send, say: (line: string) => void): Send {
  return async (url, request) => {
    const path = rowPath(request.method, new URL(url).pathname);
    const startedAt = performance.now();
    const trace = (outcome: string) =>
      say(`${request.method} ${path} ${outcome} ${Math.round(performance.now() - startedAt)} ms`);
    try {
      const reply = await send(url, request);
      trace(String(reply.status));
      return reply;
    } catch (error) {
      trace(error instanceof Error && "code" in error ? String(error.code) : "no reply");
      throw error;
    }
  };
}

const ROWS = inMatchingOrder(Object.values(ENDPOINTS)).map(({ method, path }) => ({
  method,
  path,
  shape: new RegExp(`${path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/**
 * The path of the contract's row for a call: a real path may hold a phone number, an account number or a name. Of
 * another call, only the beginning.
 */
export function rowPath(method: string, pathname: string): string {
  const row = ROWS.find((candidate) => candidate.method === method && candidate.shape.test(pathname));
  if (row) return row.path;
  const [, first = "", ...rest] = pathname.split("/");
  return rest.length === 0 ? `/${first}` : `/${first}/…`;
}
