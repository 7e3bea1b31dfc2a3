import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Send } from "../../../adapters/http/client/deliver.ts";
import { createNodeSend } from "../../../adapters/node/node-send.ts";

describe("createNodeSend", () => {
  let server: Server;
  let url: string;
  const { send, close } = createNodeSend();
  // Its type is the one that the HTTP adapter expects.
  const plainSend: Send = send;

  beforeEach(async () => {
    server = createServer((request, reply) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        if (request.url === "/cut") {
          reply.writeHead(200, { "content-length": "100" }).write("half of");
          setTimeout(() => reply.destroy(), 20);
        } else if (request.url === "/nothing") request.socket.destroy();
        else if (request.url !== "/silence") {
          const { method, headers, url: path } = request;
          reply.writeHead(418).end(JSON.stringify({ method, path, body, mark: headers["x-mark"] }));
        }
      });
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  const request = (signal = new AbortController().signal) =>
    ({ method: "POST", headers: { "x-mark": "1" }, body: '{"ก":1}', signal, cache: "no-store" }) as const;

  it("sends method, path, headers and body, and returns status and text", async () => {
    const reply = await plainSend(`${url}/a%20b?c=1`, request());
    expect(reply.status).toBe(418);
    expect(JSON.parse(await reply.text())).toEqual({ method: "POST", path: "/a%20b?c=1", body: '{"ก":1}', mark: "1" });
  });

  it("rejects without a reply, for a reply that was cut off, and for an aborted request", async () => {
    await expect(plainSend(`${url}/nothing`, request())).rejects.toThrow();
    const cut = await plainSend(`${url}/cut`, request());
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow();
    const controller = new AbortController();
    const silent = plainSend(`${url}/silence`, request(controller.signal));
    setTimeout(() => controller.abort(), 20);
    await expect(silent).rejects.toThrow();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await expect(plainSend(url, request())).rejects.toThrow();
  });
});
