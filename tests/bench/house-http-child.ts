import { startServer } from "../../adapters/server/start-server.ts";
import { serveParent } from "./start-child.ts";

/** The server that `npm start` starts, with its journal in memory, without the site's files. */
serveParent<object, number>(async () => {
  const started = await startServer({ host: "127.0.0.1", port: 0, dataDir: undefined, sandbox: false, seed: 1 });
  if (!started.ok) throw new Error(started.error.message);
  return started.value.port;
});
