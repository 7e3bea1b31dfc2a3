import { Counter, type Registry } from "prom-client";
import type { PushOutcome } from "../../house/ports/push-sender.ts";

/** Counts what became of pushes. */
export function pushMetrics(registry: Registry): (outcome: PushOutcome) => void {
  const pushes = new Counter({
    name: "sanam_pushes_total",
    help: "Pushes to members' devices, by outcome: taken, gone, given-up",
    labelNames: ["outcome"],
    registers: [registry],
  });
  return (outcome) => pushes.inc({ outcome });
}
