import { DAY_MS } from "../../../core/shared/bangkok-time.ts";
import { openTestHouse } from "../house/test-house.ts";
import { describePorts } from "../port-suite.ts";
import { memoryPortFixture } from "./memory-port-fixture.ts";

describePorts({
  name: "a house in this process",
  open: async () => memoryPortFixture(await openTestHouse({ sessions: { idleMs: 30 * DAY_MS } })),
});
