import { type Fault, problem, rowOfCall } from "../fault.ts";

export const LOCKOUT_FAULTS: Readonly<Record<string, Fault>> = {
  // Counts each spelling on its own.
  "lockout/counted-by-person": (send) => async (call) =>
    rowOfCall(call) === "login" && /"username":"( |[a-z]+ ")/.test(call.body ?? "")
      ? problem(401, "credentials-wrong")
      : send(call),
  "lockout/names-are-not-revealed": (send) => async (call) =>
    call.body?.includes("nobodyhasit") === true ? problem(401, "credentials-wrong") : send(call),
  "lockout/lock-ends-when-it-says": (send) => async (call) => {
    const answer = await send(call);
    return {
      ...answer,
      text: answer.text.replace(/"until":(\d+)/, (_, until: string) => `"until":${Number(until) + 1}`),
    };
  },
};
