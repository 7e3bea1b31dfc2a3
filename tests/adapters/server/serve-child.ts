import { flushCompileCache } from "node:module";
import { createScryptPasswords } from "../../../adapters/house/node/scrypt-passwords.ts";
import { startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";

/**
 * A server in its own process, so that a test can kill it: `node serve-child.ts <data folder>`, or on the database in
 * SANAM_DATABASE_URL. Prints its address, and the bytes of its memory for each line on stdin.
 */
const started = await startSandbox({
  host: "127.0.0.1",
  port: 0,
  dataDir: process.argv[2],
  databaseUrl: process.env["SANAM_DATABASE_URL"],
  sandbox: true,
  seed: 1,
  // A hash of a real server takes a fifth of a second.
  passwords: createScryptPasswords({ N: 2 ** 10, r: 8, p: 1 }),
});
if (!started.ok) throw new Error(started.error.message);
// A killed process writes nothing at its end.
flushCompileCache();
process.stdout.write(`${started.value.url}\n`);
process.stdin.on("data", () => process.stdout.write(`${process.memoryUsage.rss()}\n`));
