import { once } from "node:events";
import { connect } from "node:net";
import { createMessageReader } from "./message-reader.ts";

export interface Heard {
  readonly head: string;
  readonly body: string;
}

/** One connection that is kept; its requests go one after another. */
export interface Line {
  readonly ask: (request: string) => Promise<Heard>;
  readonly close: () => void;
}

/** Sends requests as they stand: who loads a server must cost less than the server. */
export async function openLine(port: number): Promise<Line> {
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  let heard: (reply: Heard) => void = () => undefined;
  let lost: (error: Error) => void = () => undefined;
  const hear = createMessageReader((head, body) => heard({ head, body }));
  socket.on("data", hear);
  socket.on("error", (error) => lost(error));
  socket.on("close", () => lost(new Error("the server closed the connection")));
  await once(socket, "connect");
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        [heard, lost] = [resolve, reject];
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
