import { join } from "node:path";
import { startServer } from "../../adapters/server/start-server.ts";
import { ROOT } from "./root.mjs";
import { readServeSettings } from "./serve-settings.ts";
import { startMessage } from "./start-message.ts";

const CLOSE_LIMIT_MS = 5000;
/** A production house lacks something that its operator must set. */
const EXIT_INCOMPLETE = 2;

const settings = readServeSettings(process.env, ROOT);
if (settings.ok) {
  const { accessLog: form, dataDir, production } = settings.value;
  const write = (line: string) => process.stdout.write(`${line}\n`);
  const started = await startServer({
    ...settings.value,
    siteDir: join(ROOT, "build/web"),
    accessLog: form && { form, write },
    report: warn,
  });
  if (started.ok) {
    const { url, sandboxToken, close } = started.value;
    stopOnSignal(close);
    const isProduction = production !== undefined;
    console.log(startMessage({ listening: url, dataDir: dataDir ?? "", production: isProduction, sandboxToken }));
  } else {
    refuseToStart(started.error.message, started.error.kind === "production-incomplete" ? EXIT_INCOMPLETE : 1);
  }
} else {
  refuseToStart(settings.error, 1);
}

function warn(sentence: string): void {
  console.error(`sanam: ${sentence}`);
}

/** Each line of the text is a sentence. */
function refuseToStart(sentences: string, exitCode: number): void {
  for (const sentence of sentences.split("\n")) warn(sentence);
  process.exitCode = exitCode;
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
