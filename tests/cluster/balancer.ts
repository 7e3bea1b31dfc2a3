import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isReady } from "./house-process.ts";

/** A house behind the balancer. */
export interface BalancedHouse {
  readonly url: string;
  readonly opsUrl: string;
}

export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

const LOOK_MS = 250;

/**
 * Passes each request to the next house that is ready. It sends a request once only: a house may have done what a lost
 * reply would have told, and the house's idempotency keys are the client's way to find out.
 * @param houses those that run now
 */
export async function startBalancer(houses: () => readonly BalancedHouse[], port = 0): Promise<Balancer> {
  let ready: readonly BalancedHouse[] = houses();
  let turn = 0;
  let isClosed = false;
  const look = async () => {
    while (!isClosed) {
      const now = houses();
      const answers = await Promise.all(now.map(({ opsUrl }) => isReady(opsUrl)));
      const able = now.filter((house, index) => answers[index] ?? ready.includes(house));
      // When all say no, the machine is starved: a house that drains serves on, and one that is ill can say so itself.
      ready = able.length > 0 ? able : now;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  const looking = look();

  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const inTurn = ready.map((_, index) => ready[(turn + index) % ready.length]).filter((house) => house !== undefined);
    pass(incoming, outgoing, inTurn);
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      isClosed = true;
      server.close();
      server.closeAllConnections();
      await looking;
    },
  };
}

/** Tries the next house only when no connection was made, so that nothing was sent. */
function pass(incoming: IncomingMessage, outgoing: ServerResponse, [house, ...others]: readonly BalancedHouse[]): void {
  if (!house) {
    outgoing.writeHead(502, { "content-type": "application/json" }).end('{"message":"no house is ready"}');
    return;
  }
  const { method, url = "/", headers, socket } = incoming;
  const { hostname, port } = new URL(house.url);
  const forwarded = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
  const onward = request(
    // Of its own: a house that drains closes the connections that wait for a next request.
    { hostname, port, path: url, method, headers: { ...headers, "x-forwarded-for": forwarded }, agent: false },
    (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
      reply.on("error", () => outgoing.destroy());
    },
  );
  let isConnected = false;
  onward.on("socket", (onwardSocket) => {
    if (!onwardSocket.connecting) isConnected = true;
    else onwardSocket.once("connect", () => void (isConnected = true));
  });
  onward.on("error", () => {
    if (!isConnected) pass(incoming, outgoing, others);
    else outgoing.destroy();
  });
  outgoing.on("close", () => onward.destroy());
  incoming.pipe(onward);
}
