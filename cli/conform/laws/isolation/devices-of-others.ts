import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";

export const devicesOfOthers: Law = {
  id: "isolation/devices-of-others",
  sentence: "A member sees and signs out only own devices.",
  needs: ["writes", "two members"],
  rows: ["devices", "signOutDevice"],
  async run({ member }) {
    const [one, other] = [await member(), await member()];
    const theirs = (await other.get("devices")).items.map(({ id }) => id);
    const mine = (await one.get("devices")).items.map(({ id }) => id);
    same("the devices of a new member", 1, mine.length);
    same(
      "shared devices",
      [],
      mine.filter((id) => theirs.includes(id)),
    );
    for (const id of theirs) await one.ask("signOutDevice", { body: { id } });
    same(
      "the devices of the other member",
      theirs,
      (await other.get("devices")).items.map(({ id }) => id),
    );
  },
};
