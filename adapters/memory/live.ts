import type { After } from "../../core/platform/timers.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { LivePort } from "../../core/site/live.ts";
import type { House } from "../house/house.ts";
import { followMember } from "../house/site/live/follow-member.ts";
import { createHouseCalls, type Identity } from "./house-calls.ts";

/** The live port on a house in this process. */
export function createMemoryLivePort(house: House, identity: Identity, after: After): LivePort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    async listen({ lastId, signal, onOpen, onBeat, onChanges }) {
      const listened = await asMember("live.listen", "read", async (_, { token, member: { id } }) => {
        onOpen();
        for await (const report of followMember({ house, id, token, lastId, after, signal })) {
          onBeat();
          onChanges(report.changes, report.id);
        }
      });
      return mapOk(listened, () => undefined);
    },
  };
}
