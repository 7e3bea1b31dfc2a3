import { SANDBOX_LIMITS, SANDBOX_PASSWORD_QUEUE } from "../../../adapters/house/session/limits/default-limits.ts";
import { startServer } from "../../../adapters/server/start-server.ts";
import { serveParent } from "../start-child.ts";

// The server of `npm start`, with its journal in memory and without the files of the site.
serveParent<object, number>(async () => {
  const started = await startServer({
    host: "127.0.0.1",
    port: 0,
    dataDir: undefined,
    sandbox: false,
    seed: 1,
    // All users register and sign in at once, from one address.
    rates: SANDBOX_LIMITS,
    passwordQueue: SANDBOX_PASSWORD_QUEUE,
  });
  if (!started.ok) throw new Error(started.error.message);
  return started.value.port;
});
