import { expect, it } from "vitest";
import { floodServer } from "./flood-heads.ts";

it.each(["heads", "bodies"] as const)(
  "unfinished %s give way to newcomers, and no call or stream under way is cut",
  async (kind) => {
    const { statuses, cut, replaced } = await floodServer(64, 40, kind);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect({ cut, some: replaced > 0 }).toEqual({ cut: 0, some: true });
  },
);
