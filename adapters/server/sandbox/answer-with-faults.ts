import type { Endpoint } from "../../../contracts/endpoint.ts";
import type { HttpCall, Reply } from "../http/http-call.ts";
import { type FaultPlan, rowName } from "./fault-plan.ts";
import { injectFault } from "./inject-fault.ts";

/** Answers a call of a row, with the fault that is ordered for it. */
export async function answerWithFaults(
  faults: FaultPlan,
  row: Endpoint,
  call: HttpCall,
  proceed: (call: HttpCall) => Promise<Reply>,
): Promise<Reply> {
  const turn = faults.callOrder.enter(rowName(row));
  try {
    const fault = faults.take(row);
    if (!fault) return await proceed(call);
    const again = readableAgain(call);
    return await injectFault(fault, () => proceed(again), turn);
  } finally {
    turn.leave();
  }
}

/** The call with a body that may be read more than once. */
function readableAgain(call: HttpCall): HttpCall {
  let body: ReturnType<HttpCall["readBody"]> | undefined;
  return {
    ...call,
    readBody: (limits) => {
      body ??= call.readBody(limits);
      return body;
    },
  };
}
