import type { Mutant } from "./mutant.ts";

const IDEMPOTENCY = "adapters/house/engine/idempotency.ts";
const LIMIT = "adapters/house/engine/refusal-limit.ts";
const keyLaw = "adapters/house/laws/key-laws.test.ts";
const limitLaw = "adapters/house/engine/refusal-limit.test.ts";

/** Idempotency keys and refusals under keys. */
export const KEY_MUTANTS: readonly Mutant[] = [
  {
    defect: "a key is forgotten after twenty events",
    file: "adapters/house/engine/derived/answers.ts",
    find: "  return row && answerOf(row);",
    replace: "  return row && state.version - row.order < 20 ? answerOf(row) : undefined;",
    law: keyLaw,
  },
  {
    defect: "a key answers another action",
    file: IDEMPOTENCY,
    find: "answered?.fingerprint !== intent.fingerprint",
    replace: "answered === undefined",
    law: keyLaw,
  },
  {
    defect: "a refusal is not stored",
    file: IDEMPOTENCY,
    find: "{ events: [event], state: evolve(state, event), outcome: decision }",
    replace: "{ events: [], state, outcome: decision }",
    law: keyLaw,
  },
  {
    defect: "a repeated answer shows the request as it is now",
    file: "adapters/house/engine/effect-of.ts",
    find: "  return { event, id: event.id, steps, creditSatang, points };",
    replace: "  return { event, id: event.id, steps: steps + 9, creditSatang, points };",
    law: keyLaw,
  },
  {
    defect: "a closed site says that nothing happened about what has happened",
    file: "adapters/house/engine/execute.ts",
    find: "open.ok ? undefined : await context.streams.repeat(id, intentOf(command))",
    replace: "open.ok ? undefined : await Promise.resolve(undefined)",
    law: keyLaw,
  },
  {
    defect: "one refusal too many is stored",
    file: LIMIT,
    find: "refused.count >= perDay",
    replace: "refused.count > perDay",
    law: limitLaw,
  },
  {
    defect: "refusals are bounded for ever",
    file: LIMIT,
    find: "refused.day === today && ",
    replace: "",
    law: limitLaw,
  },
  {
    defect: "refusals of all days are counted together",
    file: "adapters/house/engine/evolve.ts",
    find: "state.refused.day === day ? state.refused.count + 1 : 1",
    replace: "state.refused.count + 1",
    law: limitLaw,
  },
  {
    defect: "a refusal that was not stored succeeds late",
    file: LIMIT,
    find: 'if (code === "too-many-refused") endByKey',
    replace: 'if (code === "maintenance") endByKey',
    law: limitLaw,
  },
];
