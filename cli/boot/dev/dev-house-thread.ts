import { parentPort } from "node:worker_threads";
import { startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { compressedFile, type SiteFile } from "../../../adapters/server/site/load-site.ts";
import type { ServedBrands } from "../../../contracts/delivery/built-brand.ts";
import { ROOT } from "../root.mjs";
import { readServeSettings } from "../serve-settings.ts";
import type { FromThread, ToThread } from "./dev-house.ts";

const site = new Map<string, SiteFile>();
let brands: ServedBrands | undefined;
let close = async (): Promise<void> => undefined;

parentPort?.on("message", (message: ToThread) => void receive(message));

async function receive(message: ToThread): Promise<void> {
  if (message === "stop") {
    await close();
    process.exit();
  }
  const isFirst = brands === undefined;
  brands = message.brands;
  site.clear();
  for (const [name, content] of message.files) site.set(`/${name}`, compressedFile(name, content));
  if (isFirst) parentPort?.postMessage(await start(message.brands));
}

/** On a port that only the development server knows. */
async function start(first: ServedBrands): Promise<FromThread> {
  const settings = readServeSettings(process.env, ROOT, true);
  if (!settings.ok) return { failure: settings.error };
  const { dataDir } = settings.value;
  const started = await startSandbox({
    ...settings.value,
    port: 0,
    log: undefined,
    accessLog: undefined,
    dataDir: process.env["SANAM_DATA"] ? dataDir : undefined,
    site,
    brands: () => brands ?? first,
  });
  if (!started.ok) return { failure: started.error.message };
  close = started.value.close;
  return { port: started.value.port };
}
