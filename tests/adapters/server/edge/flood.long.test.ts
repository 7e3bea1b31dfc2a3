import { expect, it } from "vitest";
import { SERVER_LIMITS } from "../../../../adapters/server/limits.ts";
import { floodServer } from "./flood-heads.ts";

it.each(["heads", "bodies"] as const)(
  "as many unfinished %s as a server holds shut out no newcomer",
  { timeout: 120_000 },
  async (kind) => {
    const { statuses, cut, replaced } = await floodServer(SERVER_LIMITS.connections, 200, kind);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect({ cut, some: replaced > 0 }).toEqual({ cut: 0, some: true });
  },
);
