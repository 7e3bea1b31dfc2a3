import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../../adapters/server/start-server.ts";
import { serveParent } from "./start-child.ts";

// The server of `npm start` with its journal on disk and real password hashes.
serveParent<object, number>(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "sanam-flood-"));
  process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  process.on("SIGTERM", () => process.exit(0));
  const started = await startServer({ host: "127.0.0.1", port: 0, dataDir, sandbox: false, seed: 1 });
  if (!started.ok) throw new Error(started.error.message);
  return started.value.port;
});
