import { type Law, lawOf } from "../engine/law.ts";
import { SEQUENCES } from "../sequences/all.ts";
import { RANDOM_LAW } from "../sequences/random.ts";
import { CONCURRENCY_LAWS } from "./concurrency.ts";
import { DRAWS_LAWS } from "./draws.ts";
import { FEEDS_LAWS } from "./feeds.ts";
import { KEYS_LAWS } from "./keys.ts";
import { LEDGER_LAWS } from "./ledger.ts";
import { PAGES_LAWS } from "./pages.ts";
import { TIMES_LAWS } from "./times.ts";

/** Every law, in the order of the report. */
export const LAWS: readonly Law[] = [
  ...LEDGER_LAWS,
  ...PAGES_LAWS,
  ...TIMES_LAWS,
  ...FEEDS_LAWS,
  ...DRAWS_LAWS,
  ...KEYS_LAWS,
  ...CONCURRENCY_LAWS,
  ...SEQUENCES.map(lawOf),
  RANDOM_LAW,
];
