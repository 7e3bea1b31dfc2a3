import { setTimeout } from "node:timers/promises";
import type { Passwords } from "../../adapters/house/ports/passwords.ts";
import { startSandbox } from "../../adapters/server/sandbox/start-sandbox.ts";
import { plainPasswords, unwrap } from "../adapters/house/test-house.ts";

/** A sandbox house with its journal in memory, for the verdict on a defect. Writes its address on stdout. */

/** Takes a moment, as real ones do, so that calls at the same time meet. */
const passwords: Passwords = {
  ...plainPasswords,
  async verify(password, hash) {
    await setTimeout(2);
    return plainPasswords.verify(password, hash);
  },
};
const memory = { host: "127.0.0.1", port: 0, dataDir: undefined, passwords };
const { url } = unwrap(await startSandbox({ ...memory, sandbox: true }));
process.stdout.write(`${url}\n`);
