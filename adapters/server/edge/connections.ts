import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createBudget } from "./budget.ts";

/** The open connections of a server. */
export interface Connections {
  /**
   * Takes a place for a connection until it closes. Where none is left, the connection that has waited longest for a
   * whole request gives way. False when none waits.
   */
  admit(socket: Socket, key: string): boolean;
  /** The head of a request is there. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Whether a call of the connection is under way. */
  isBusy(socket: object): boolean;
}

interface Connection {
  readonly key: string;
  readonly release: () => void;
  /** The requests under way. */
  readonly calls: Set<IncomingMessage>;
}

/** Counts connections by a key and in all. */
export function createConnections(limits: { readonly perKey: number; readonly total: number }): Connections {
  const budget = createBudget(limits);
  const open = new Map<object, Connection>();
  // Those that may wait for a whole request, the longest first, in all and of each key.
  const waiting = new Set<Socket>();
  const waitingOf = new Map<string, Set<Socket>>();

  const stopWaiting = (socket: Socket, key: string): void => {
    waiting.delete(socket);
    const own = waitingOf.get(key);
    own?.delete(socket);
    if (own?.size === 0) waitingOf.delete(key);
  };
  /** As the last one: also when it has waited before. */
  const wait = (socket: Socket, key: string): void => {
    stopWaiting(socket, key);
    waiting.add(socket);
    waitingOf.set(key, (waitingOf.get(key) ?? new Set()).add(socket));
  };
  const leave = (socket: Socket): void => {
    const connection = open.get(socket);
    if (!connection) return;
    open.delete(socket);
    stopWaiting(socket, connection.key);
    connection.release();
  };
  const longestWaiting = (sockets: ReadonlySet<Socket> = new Set()): Socket | undefined => {
    for (const socket of sockets) {
      const { key = "", calls = [] } = open.get(socket) ?? {};
      if (![...calls].some(({ complete }) => complete)) return socket;
      stopWaiting(socket, key);
    }
    return undefined;
  };

  return {
    admit(socket, key) {
      let release = budget.take(key);
      if (!release) {
        const oldest = longestWaiting(budget.isFull(key) ? waitingOf.get(key) : waiting);
        if (!oldest) return false;
        leave(oldest);
        oldest.destroy();
        release = budget.take(key);
        if (!release) return false;
      }
      open.set(socket, { key, release, calls: new Set() });
      wait(socket, key);
      socket.once("close", () => leave(socket));
      return true;
    },
    begin(incoming, outgoing) {
      const { socket } = incoming;
      const connection = open.get(socket);
      if (!connection) return;
      const { key, calls } = connection;
      calls.add(incoming);
      outgoing.once("close", () => {
        calls.delete(incoming);
        if (open.has(socket)) wait(socket, key);
      });
    },
    isBusy: (socket) => (open.get(socket)?.calls.size ?? 0) > 0,
  };
}
