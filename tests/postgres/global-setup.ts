import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with the URL of the run's PostgreSQL server. */
    readonly postgresControl: string;
  }
}

/** Starts one PostgreSQL server for a run of the tests when the first test file asks for it, and stops it at the end. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresServer> | undefined;
  const control = createServer((_, response) => {
    // A connection that is left open may end just when another test file uses it again.
    response.setHeader("connection", "close");
    starting ??= startPostgres();
    starting.then(
      (server) => response.end(server.url()),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => control.listen(0, "127.0.0.1", resolve));
  provide("postgresControl", `http://127.0.0.1:${(control.address() as AddressInfo).port}`);
  return async () => {
    control.close();
    const server = await starting?.catch(() => undefined);
    await server?.discard();
  };
}
