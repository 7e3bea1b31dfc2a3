import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { atOnce, successes } from "../support/at-once.ts";

export const oneSlipManySenders: Law = {
  id: "concurrency/one-slip-many-senders",
  sentence: "A slip that two members send many times at the same time becomes one request.",
  needs: ["writes", "staff", "concurrency", "two members"],
  rows: ["verifySlip", "confirmSlip", "mySlipRequests"],
  async run({ member, staff, newKey, random }) {
    const [one, other] = [await member(), await member()];
    const payload = await staff.slip(70_000 + random(60_000), 17);
    const { slipId } = await one.get("verifySlip", { body: { payload } });
    const answers = await atOnce(8, (number) =>
      (number % 2 === 0 ? one : other).ask("confirmSlip", { body: { slipId }, key: newKey() }),
    );
    same("the requests that were made", 1, successes(answers));
    const all = [...(await one.get("mySlipRequests")), ...(await other.get("mySlipRequests"))];
    same("the requests in the lists", 1, all.length);
  },
};
