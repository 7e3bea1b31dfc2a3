import { createServer as createPlain, type RequestListener, type Server } from "node:http";
import { createServer as createSecured } from "node:https";
import { type AddressInfo, createServer as createRaw, type Socket } from "node:net";
import type { TestCertificate } from "./certificate.ts";

export interface HostileServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Serves on a free port of this machine. */
export function serve(listener: RequestListener, certificate?: TestCertificate): Promise<HostileServer> {
  const server: Server = certificate
    ? createSecured({ key: certificate.key, cert: certificate.cert }, listener)
    : createPlain(listener);
  return started(server);
}

/** Speaks no protocol: each connection is handed over. */
export function serveRaw(onSocket: (socket: Socket) => void): Promise<HostileServer> {
  return started(createRaw(onSocket));
}

function started(server: ReturnType<typeof createRaw>): Promise<HostileServer> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            for (const socket of sockets) socket.destroy();
          }),
      }),
    );
  });
}
