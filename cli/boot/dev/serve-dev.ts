import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { relative, sep } from "node:path";
import { pipeline } from "node:stream";
import { parseArgs } from "node:util";
import { listenOn } from "../../../adapters/server/listen-on.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { type DevSite, openDevSite } from "../../../web/vite/dev-site.ts";
import { ROOT } from "../root.mjs";
import { readServeSettings, type ServeSettings } from "../serve-settings.ts";
import { devMessage } from "../start-message.ts";
import { stopOnSignal } from "../stop-on-signal.ts";
import { openDevHouse } from "./dev-house.ts";

/** Not the port of `npm start`, whose service worker a browser keeps for that address. */
const USUAL_PORT = 4610;
const HOST = "127.0.0.1";
const STOP_MS = 5000;
const HOUSE_CODE = /^(core|contracts|adapters\/(house|server))\/.+\.(ts|json)$/;
const OWN_CODE = /^(cli\/boot\/|web\/vite[/.])/;

await serveDev();

/** `npm run dev`: the modules of the site with hot reload and, for everything else, a sandbox house, at one address. */
async function serveDev(): Promise<void> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOST,
    SANAM_MODE: "sandbox",
    SANAM_HOSTS: "",
    SANAM_TRUST_PROXY: "",
  };
  const settings = readSettings(env);
  if (!settings.ok) return refuse([settings.error]);
  const dataDir = env["SANAM_DATA"] || env["SANAM_DATABASE_URL"];
  const house = openDevHouse(env, !dataDir, say);
  const changed = new Set<string>();
  const server = createServer();
  const opened = await openDevSite({
    server,
    brands: settings.value.brands ?? { paths: [], usual: undefined },
    serve: house.serve,
    say,
    async onChange(file) {
      const path = relative(ROOT, file).split(sep).join("/");
      if (OWN_CODE.test(path)) say(`${path} has changed. Stop and start \`npm run dev\` to use it.`);
      if (!HOUSE_CODE.test(path)) return;
      changed.add(path);
      await house.startAgain();
      const [first, ...others] = changed;
      changed.clear();
      const more = others.length === 0 ? "" : ` and ${others.length} more`;
      if (first !== undefined) say(`The house runs with the changed ${first}${more}.`);
    },
  });
  if (!opened.ok) return refuse(opened.error);
  const site = opened.value;
  server.on("request", (incoming, outgoing) => {
    if (site.isModule(incoming.url ?? "/")) return site.answer(incoming, outgoing);
    house.port().then(
      (port) => forward(incoming, outgoing, port, site),
      () => outgoing.writeHead(503).end("The house has ended; the terminal says why.\n"),
    );
  });
  const started = await house.port().then(
    () => ok(undefined),
    (error: unknown) => err(error instanceof Error ? error.message : String(error)),
  );
  if (!started.ok) return refuse([started.error]);

  const { port, isChosen } = settings.value;
  let listening = await listenOn(server, HOST, port);
  for (let next = port + 1; !isChosen && !listening.ok && listening.error.kind === "port-in-use"; next += 1) {
    listening = await listenOn(server, HOST, next);
  }
  if (!listening.ok) return refuse([listening.error.message]);
  stopOnSignal({
    limitMs: STOP_MS,
    onStop: () => undefined,
    async close() {
      server.close();
      await Promise.all([site.close(), house.close()]);
    },
    isClean: () => true,
    onFailure: (error) => process.stderr.write(`sanam: ${String(error)}\n`),
  });
  process.stdout.write(devMessage(listening.value.url, site.brandIds, Boolean(dataDir)));
}

interface DevSettings {
  readonly port: number;
  /** Another free port would not do. */
  readonly isChosen: boolean;
  readonly brands: ServeSettings["brands"];
}

function readSettings(env: NodeJS.ProcessEnv): Result<DevSettings, string> {
  let chosen = env["PORT"]?.trim();
  try {
    chosen = parseArgs({ options: { port: { type: "string" } } }).values.port ?? chosen;
  } catch (error) {
    return err(`${error instanceof Error ? error.message : String(error)}. \`npm run dev\` takes --port NUMBER only.`);
  }
  const settings = readServeSettings({ ...env, PORT: chosen || String(USUAL_PORT) }, ROOT, true);
  if (!settings.ok) return settings;
  const { port, brands } = settings.value;
  return ok({ port, brands, isChosen: Boolean(chosen) });
}

/** A reply that the house cuts is cut here, too. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number, site: DevSite): void {
  const { method, url, headers } = incoming;
  const call = request({ host: HOST, port, method, path: url, headers }, (reply) => {
    const policy = reply.headers["content-security-policy"];
    if (typeof policy === "string") reply.headers["content-security-policy"] = site.policyOf(policy);
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    pipeline(reply, outgoing, () => undefined);
  });
  call.on("error", () => outgoing.destroy());
  outgoing.on("close", () => call.destroy());
  incoming.pipe(call);
}

function say(sentence: string): void {
  process.stdout.write(`sanam: ${sentence}\n`);
}

function refuse(sentences: readonly string[]): void {
  for (const sentence of sentences) process.stderr.write(`sanam: ${sentence}\n`);
  process.exit(1);
}
