import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { startBalancer } from "./balancer.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(answer: (reply: ServerResponse) => void): Promise<string> {
  const server = createServer((_, reply) => answer(reply));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

// A starved machine answers checks late or not at all, and once a balancer sent nothing on any more.
test("a house gets no more requests when its check says no, unless all say no or answer late", {
  tags: ["long"],
}, async () => {
  const answers: ((reply: ServerResponse) => void)[] = [(reply) => void reply.end(), (reply) => void reply.end()];
  const checks = [0, 0];
  const houses = await Promise.all(
    ["first", "second"].map(async (name, index) => ({
      url: await serve((reply) => void reply.end(name)),
      opsUrl: await serve((reply) => {
        checks[index] = (checks[index] ?? 0) + 1;
        answers[index]?.(reply);
      }),
    })),
  );
  const balancer = await startBalancer(() => houses);
  const ask = async () => (await fetch(balancer.url)).text();
  /** Who answers four requests. */
  const servants = async () => [...new Set([await ask(), await ask(), await ask(), await ask()])].sort();
  const sayNo = (reply: ServerResponse) => void reply.writeHead(503).end();

  await expect.poll(servants).toEqual(["first", "second"]);
  answers[0] = sayNo;
  await expect.poll(servants).toEqual(["second"]);
  answers[1] = () => {};
  const [, asked = 0] = checks;
  // The second check begins when the first one was given up.
  await expect.poll(() => checks[1]).toBeGreaterThan(asked + 1);
  expect(await servants()).toEqual(["second"]);
  answers[1] = sayNo;
  await expect.poll(servants).toEqual(["first", "second"]);
  await balancer.close();
});
