import { join } from "node:path";
import { startServer } from "../../adapters/server/start-server.ts";
import { ROOT } from "./root.mjs";
import { readServeSettings } from "./serve-settings.ts";
import { startMessage } from "./start-message.ts";

const CLOSE_LIMIT_MS = 5000;

const settings = readServeSettings(process.env, ROOT);
if (settings.ok) {
  const { host, port, dataDir, sandbox, otherSites, trustProxy, secretKey, secondFactorFor, passkeyOrigins, limits } =
    settings.value;
  const siteDir = join(ROOT, "build/web");
  const started = await startServer({
    host,
    port,
    dataDir,
    siteDir,
    sandbox,
    otherSites,
    trustProxy,
    secretKey,
    secondFactorFor,
    passkeyOrigins,
    ...limits,
  });
  if (started.ok) {
    stopOnSignal(started.value.close);
    console.log(startMessage(started.value.url, dataDir));
  } else {
    refuseToStart(started.error.message);
  }
} else {
  refuseToStart(settings.error);
}

function refuseToStart(sentence: string): void {
  console.error(`sanam: ${sentence}`);
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}

/** The terminal, npm and the parent process may all send a signal; only the first counts. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    const limit = setTimeout(() => {
      console.error(`sanam: some calls were still open after ${CLOSE_LIMIT_MS / 1000} s and were cut.`);
      process.exit(1);
    }, CLOSE_LIMIT_MS);
    close().then(
      () => {
        clearTimeout(limit);
        process.exit(0);
      },
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  process.once("disconnect", stop);
}
