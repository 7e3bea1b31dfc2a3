import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describeUrl } from "../../adapters/house/journals/postgres/postgres-url.ts";
import type { StartFailure } from "../../adapters/server/listen-on.ts";
import { createLog, type Log, type LogForm } from "../../adapters/server/ops/log.ts";
import { startOpsServer } from "../../adapters/server/ops/ops-server.ts";
import { DRAINING, STARTING } from "../../adapters/server/ops/readiness.ts";
import type { RunningSandbox, SandboxOptions } from "../../adapters/server/sandbox/start-sandbox.ts";
import { type RunningServer, startServer } from "../../adapters/server/start-server.ts";
import { PAGE_TEMPLATE, type ServedBrands } from "../../contracts/delivery/built-brand.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { BrandPlaces } from "../../web/brand/files/open-brands.ts";
import { readServeSettings, type ServeSettings } from "./serve-settings.ts";
import { startMessage } from "./start-message.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

export interface ServePlace {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where the journal's default folder is. */
  readonly root: string;
  /** The built site; undefined serves the API only. */
  readonly siteDir: string | undefined;
  /** Whether standard output is a terminal. */
  readonly isTerminal: boolean;
}

/** What the probes ask about. It exists before the house does. */
interface Serving {
  server?: RunningServer;
  stopping: boolean;
}

/** A production house lacks something that its operator must set. */
const EXIT_INCOMPLETE = 2;
/** How long the journal may take to close, after the calls have ended. */
const CLOSE_JOURNAL_MS = 5000;

/** Serves a house until a signal stops it. Ends the process with 1 or 2 and a sentence when it cannot start. */
export async function serveHouse({ env, root, siteDir, isTerminal }: ServePlace): Promise<void> {
  const read = readServeSettings(env, root, isTerminal);
  const log = logOf(read.ok ? read.value.log : env["SANAM_LOG"]?.trim() === "json" ? "json" : "text");
  if (!read.ok) return refuseToStart(log, read.error, 1);
  const settings = read.value;
  if (settings.log === "json") logUncaught(log);
  const brands = await brandsOf(settings, siteDir, log);
  if (!brands.ok) return refuseToStart(log, brands.error.join("\n"), 1);
  const serving: Serving = { stopping: false };
  const ops = await openOps(settings, serving);
  if (!ops.ok) return refuseToStart(log, ops.error.message, 1);

  const { accessLog } = settings;
  const options = {
    ...settings,
    siteDir,
    brands: brands.value,
    log,
    observer: ops.value?.observer,
    accessLog: accessLog && { form: accessLog, write: (line: string) => process.stdout.write(`${line}\n`) },
    report: (sentence: string) => log("warn", sentence),
  };
  const started = settings.production
    ? await startServer({ ...options, production: settings.production })
    : await startSandbox(options);
  if (!started.ok) {
    await ops.value?.close();
    const { kind, message } = started.error;
    return refuseToStart(log, message, kind === "production-incomplete" ? EXIT_INCOMPLETE : 1);
  }
  serving.server = started.value;
  stopWith(settings, log, serving, started.value, () => ops.value?.close());
  announce(settings, log, started.value, ops.value?.url);
}

/** Only a demo or a sandbox loads any of its code. */
async function startSandbox(options: SandboxOptions): Promise<Result<RunningSandbox, StartFailure>> {
  const sandbox = await import("../../adapters/server/sandbox/start-sandbox.ts");
  return sandbox.startSandbox(options);
}

async function brandsOf({ brands }: ServeSettings, siteDir: string | undefined, log: Log) {
  if (!brands || siteDir === undefined) return ok(undefined);
  return serveBrands(brands, siteDir, (sentence) => log("error", `${sentence} The brand stays as it was.`));
}

function logOf(form: LogForm): Log {
  return createLog({
    form,
    write: (entry, level) => (level === "info" ? process.stdout : process.stderr).write(`${entry}\n`),
  });
}

/** Each line of the text is a sentence. */
function refuseToStart(log: Log, sentences: string, exitCode: number): void {
  for (const sentence of sentences.split("\n")) log("error", sentence);
  process.exitCode = exitCode;
  if (process.connected) process.disconnect();
}

/** Node would print several lines that are no JSON. */
function logUncaught(log: Log): void {
  process.on("uncaughtException", (error) => {
    log("error", "the process ends because of an error that nothing handles", {}, error);
    process.exit(1);
  });
}

/** Serves checks and metrics, if asked to. Loads the metrics' library only then. */
async function openOps({ ops: { host, port } }: ServeSettings, serving: Serving) {
  if (port === undefined) return { ok: true, value: undefined } as const;
  const { createMetrics } = await import("../../adapters/server/ops/metrics.ts");
  const metrics = createMetrics(() => serving.server?.load() ?? { calls: 0, streams: 0 });
  const readiness = async () => (serving.stopping ? DRAINING : (serving.server?.readiness() ?? STARTING));
  const opened = await startOpsServer({ host, port, metrics, readiness });
  return opened.ok ? ({ ok: true, value: { ...opened.value, observer: metrics.observer } } as const) : opened;
}

function stopWith(
  { ops, limits, log: form }: ServeSettings,
  log: Log,
  serving: Serving,
  { close, cut, retire }: RunningServer,
  closeOps: () => Promise<void> | undefined,
): void {
  stopOnSignal({
    limitMs: ops.drainDelayMs + limits.drainMs + CLOSE_JOURNAL_MS,
    onStop() {
      serving.stopping = true;
      retire();
      if (form === "json") log("info", "stopping");
    },
    async close() {
      await new Promise((resolve) => setTimeout(resolve, ops.drainDelayMs));
      await close();
      await closeOps();
    },
    isClean() {
      if (cut() > 0) log("error", `some calls were still open after ${limits.drainMs / 1000} s and were cut.`);
      else if (form === "json") log("info", "stopped");
      return cut() === 0;
    },
    onFailure: (error) => log("error", "the house did not close", {}, error),
  });
}

/** A log for programs has no token of a sandbox. */
function announce(
  settings: ServeSettings,
  log: Log,
  { url, sandboxToken }: RunningServer & Partial<RunningSandbox>,
  ops: string | undefined,
): void {
  const { databaseUrl } = settings;
  const dataDir = databaseUrl === undefined ? (settings.dataDir ?? "") : describeUrl(databaseUrl);
  const production = settings.production !== undefined;
  if (settings.log === "json") log("info", "ready", { url, ops, production, dataDir });
  else process.stdout.write(`${startMessage({ listening: url, dataDir, production, sandboxToken, ops })}\n`);
}

/** How often the brand files are looked at. Asking the disk works on every file system, also on a mounted folder. */
const LOOK_MS = 1000;

/**
 * The brands of the house's site, computed now and again when one of their files changes. `report` receives a sentence
 * for each problem of a changed file. The error has a sentence for each problem.
 */
async function serveBrands(
  places: BrandPlaces,
  siteDir: string,
  report: (sentence: string) => void,
): Promise<Result<() => ServedBrands, readonly string[]>> {
  // The schema, the colours and the rasteriser would slow down every start.
  const [{ openBrands }, { loadDrawPng }] = await Promise.all([
    import("../../web/brand/files/open-brands.ts"),
    import("../../web/brand/files/draw-png.ts"),
  ]);
  let template: string;
  try {
    template = readFileSync(join(siteDir, PAGE_TEMPLATE), "utf8");
  } catch {
    return err([`The site in ${siteDir} has no ${PAGE_TEMPLATE}: build it again.`]);
  }
  const opened = openBrands(places, template, await loadDrawPng());
  if (!opened.ok) return opened;
  const { current, refresh } = opened.value;
  setInterval(() => {
    for (const sentence of refresh()) report(sentence);
  }, LOOK_MS).unref();
  return { ok: true, value: current };
}
