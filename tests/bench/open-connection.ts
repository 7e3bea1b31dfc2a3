import { once } from "node:events";
import { connect } from "node:net";
import { createMessageReader } from "./message-reader.ts";

export interface RawReply {
  readonly head: string;
  readonly body: string;
}

/** One connection that stays open. It sends one request at a time. */
export interface Connection {
  readonly send: (request: string) => Promise<RawReply>;
  readonly close: () => void;
}

/** Sends requests without any processing: the load must cost less than the server that it measures. */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  let resolveReply: (reply: RawReply) => void = () => undefined;
  let rejectReply: (error: Error) => void = () => undefined;
  const read = createMessageReader((head, body) => resolveReply({ head, body }));
  socket.on("data", read);
  socket.on("error", (error) => rejectReply(error));
  socket.on("close", () => rejectReply(new Error("the server closed the connection")));
  await once(socket, "connect");
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        [resolveReply, rejectReply] = [resolve, reject];
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
