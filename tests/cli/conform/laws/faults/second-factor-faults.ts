import { accepts, type Fault, problem, replies, rowOfCall } from "../fault.ts";

export const SECOND_FACTOR_FAULTS: Readonly<Record<string, Fault>> = {
  "second-factor/sign-in-needs-a-code": accepts("login", ["second-factor-used"]),
  "second-factor/setup-begins-with-a-code": accepts("turnOnTotp", ["second-factor-wrong"], { recoveryCodes: ["x"] }),
  "second-factor/recovery-codes-work-once": replies("secondFactor", (reply) => ({ ...reply, recoveryCodesLeft: 10 })),
  "second-factor/money-needs-a-confirmation": replies("confirmSession", ({ until }) => ({
    until: new Date(Date.parse(until) - 1).toISOString(),
  })),
  "second-factor/turns-off-with-both": accepts("turnOffTotp", ["password-wrong"], {}),
  "second-factor/wrong-codes-are-limited": (send) => async (call) => {
    const answer = await send(call);
    const isLocked = rowOfCall(call) === "confirmSession" && answer.text.includes("sign-in-locked");
    return isLocked ? problem(422, "second-factor-wrong") : answer;
  },
};
