import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";

export const wrongSlipsAreRefused: Law = {
  id: "slips/wrong-slips-are-refused",
  sentence: "A text that is no slip, a transfer that the bank does not know and a changed slip are refused.",
  needs: ["writes", "staff"],
  rows: ["verifySlip", "confirmSlip"],
  async run({ member, staff }) {
    const one = await member();
    const payload = await staff.slip(61_000, 11);
    const changed = `${payload.slice(0, -6)}${payload.slice(-6) === "000000" ? "111111" : "000000"}`;
    await one.refused("verifySlip", { body: { payload: "not-a-slip" } }, "slip-not-a-slip");
    await one.refused("verifySlip", { body: { payload: changed } }, "slip-not-a-slip", "slip-not-found");
    await one.refused("confirmSlip", { body: { slipId: "004-20261120" } }, "slip-not-found", "slip-not-a-slip");
    same("the requests", [], await one.get("mySlipRequests"));
  },
};
