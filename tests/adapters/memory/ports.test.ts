import { createMemorySessionPort } from "../../../adapters/memory/session.ts";
import { createMemorySitePort } from "../../../adapters/memory/site.ts";
import { createMemoryWalletPort } from "../../../adapters/memory/wallet.ts";
import type { Session } from "../../../core/session/port.ts";
import { openHouse } from "../house/open-house.ts";
import { describePorts } from "../port-suite.ts";

describePorts({
  name: "a house in this process",
  async open() {
    const { house, now, advance } = await openHouse();
    let current: Session | undefined;
    const identity = () => current;
    return {
      session: createMemorySessionPort(house, identity),
      wallet: createMemoryWalletPort(house, identity),
      site: createMemorySitePort(house, identity),
      house,
      become: (session) => {
        current = session;
      },
      now,
      advance,
      close: () => house.close(),
    };
  },
});
