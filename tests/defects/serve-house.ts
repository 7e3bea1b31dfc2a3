import { setTimeout } from "node:timers/promises";
import type { Passwords } from "../../adapters/house/ports/passwords.ts";
import { SANDBOX_OPTIONS } from "../../adapters/house/sandbox/sandbox-options.ts";
import { createApp } from "../../adapters/server/create-app.ts";
import { listen } from "../../adapters/server/listen.ts";
import { createFaultPlan } from "../../adapters/server/sandbox/fault-plan.ts";
import { createSandboxClock } from "../../adapters/server/sandbox/sandbox-clock.ts";
import { sandboxAround } from "../../adapters/server/sandbox/start-sandbox.ts";
import { instant } from "../../core/shared/bangkok-time.ts";
import { openTestHouse, plainPasswords, unwrap } from "../adapters/house/test-house.ts";

/** A sandbox house without members, for the verdict on a defect. Writes its address on stdout. */
const clock = createSandboxClock(() => instant(Date.now()));
/** Takes a moment, as real ones do, so that calls at the same time meet. */
const passwords: Passwords = {
  ...plainPasswords,
  async verify(password, hash) {
    await setTimeout(2);
    return plainPasswords.verify(password, hash);
  },
};
const { house } = await openTestHouse({
  clock: { now: clock.now, advance: () => undefined },
  rates: SANDBOX_OPTIONS.rates,
  passwords,
});
const sandbox = { house, clock, faults: createFaultPlan(), seed: () => 0, reset: undefined };
const app = createApp(house, { ...sandboxAround(sandbox), log: () => undefined });
const { port } = unwrap(await listen(app, "127.0.0.1", 0, {}));
process.stdout.write(`http://127.0.0.1:${port}\n`);
