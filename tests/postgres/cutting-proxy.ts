import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Where a connection is cut while a statement with the marker travels. */
export type Cut =
  /** The statement does not arrive. */
  | "before"
  /** A part of it arrives. */
  | "within"
  /** It arrives, and the client is gone at once. */
  | "sent"
  /** It is done, and the reply does not arrive. */
  | "replied"
  /** It arrives, and the line stays open without a word. */
  | "silent";

export interface CuttingProxy {
  readonly port: number;
  /** The cuts of the next statements that contain the marker, in order. */
  cut(marker: string, cuts: readonly Cut[]): void;
  /** How many of them are still to come. */
  readonly left: number;
  close(): Promise<void>;
}

/** A line to a PostgreSQL server that loses connections where a test wants it. */
export async function cuttingProxy(serverPort: number): Promise<CuttingProxy> {
  let marker = "";
  let cuts: readonly Cut[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(serverPort, "127.0.0.1");
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", end).on("close", () => sockets.delete(socket));
    }
    let atReply: "forward" | "end" | "drop" = "forward";
    client.on("data", (data) => {
      const [cut, ...later] = marker !== "" && data.includes(marker) ? cuts : [];
      if (cut) cuts = later;
      if (cut === "before") return end();
      if (cut === "within") {
        upstream.write(data.subarray(0, data.length - 3), end);
        return;
      }
      if (cut === "replied") atReply = "end";
      if (cut === "silent") atReply = "drop";
      upstream.write(data);
      if (cut === "sent") {
        client.destroy();
        atReply = "drop";
      }
    });
    upstream.on("data", (data) => {
      if (atReply === "forward") client.write(data);
      else if (atReply === "end") end();
    });
    client.on("close", () => atReply === "forward" && upstream.end());
    upstream.on("close", () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut(wanted, places) {
      marker = wanted;
      cuts = places;
    },
    get left() {
      return cuts.length;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
