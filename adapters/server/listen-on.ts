import type { Server } from "node:http";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { listenFailure, type StartFailure } from "./start-failure.ts";

export interface Listening {
  readonly url: string;
  readonly port: number;
}

/** Lets a server listen at an address; port 0 takes any free one. */
export async function listenOn(server: Server, host: string, port: number): Promise<Result<Listening, StartFailure>> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const failure = listenFailure(error, host, port);
    if (failure) return err(failure);
    throw error;
  }
  const address = server.address();
  const actualPort = typeof address === "object" && address ? address.port : port;
  const hostInUrl = host.includes(":") ? `[${host}]` : host;
  return ok({ url: `http://${hostInUrl}:${actualPort}`, port: actualPort });
}
