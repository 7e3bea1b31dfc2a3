import { startServer } from "../../adapters/server/start-server.ts";
import { plainPasswords, unwrap } from "../adapters/house/test-house.ts";

/** A sandbox house for the verdict on a defect. Writes its address on stdout. */
const memory = { host: "127.0.0.1", port: 0, dataDir: undefined, passwords: plainPasswords, log: () => undefined };
const { url } = unwrap(await startServer({ ...memory, sandbox: true }));
process.stdout.write(`${url}\n`);
