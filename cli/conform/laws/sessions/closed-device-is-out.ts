import type { Law } from "../../engine/law.ts";
import { notChecked, same } from "../../engine/stop.ts";

export const closedDeviceIsOut: Law = {
  id: "sessions/closed-device-is-out",
  sentence: "A device that is signed out from another one is out at once, and only that one.",
  needs: ["writes"],
  rows: ["devices", "signOutDevice"],
  async run({ member }) {
    const one = await member();
    const [second, third] = [await one.signIn(), await one.signIn()];
    const { items } = await second.get("devices");
    same("the devices", 3, items.length);
    const id = items.find(({ current }) => current)?.id ?? notChecked("no device is the current one");
    await one.get("signOutDevice", { body: { id } });
    const statuses = async () => [
      (await one.ask("user")).status,
      (await second.ask("user")).status,
      (await third.ask("user")).status,
    ];
    same("the sessions after one was closed", [200, 401, 200], await statuses());
    await one.get("signOutDevice", { body: {} });
    same("the sessions after all others were closed", [200, 401, 401], await statuses());
  },
};
