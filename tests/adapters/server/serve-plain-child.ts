import { createScryptPasswords } from "../../../adapters/house/node/scrypt-passwords.ts";
import { createScryptThreads } from "../../../adapters/house/node/scrypt-threads.ts";
import { startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";

/**
 * A server in its own process with demo members, and with the limits and the slow hashes of a production house. Prints its
 * address.
 */
const started = await startSandbox({
  host: "127.0.0.1",
  port: 0,
  dataDir: process.argv[2],
  sandbox: false,
  seed: 1,
  passwords: createScryptPasswords(undefined, createScryptThreads()),
});
if (!started.ok) throw new Error(started.error.message);
process.stdout.write(`${started.value.url}\n`);
