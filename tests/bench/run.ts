import { buildStale } from "../../cli/boot/build-stale.mjs";
import { ROOT } from "../../cli/boot/root.mjs";
import { benchCliStart } from "./cli-start.ts";
import { benchCreditInSight } from "./credit-in-sight.ts";
import { benchFitsExactly } from "./fits-exactly.ts";
import { benchHouseHttp } from "./http/house-http.ts";
import { benchHttpAdapter } from "./http/http-adapter.ts";
import { benchPostgresAppend } from "./journals/postgres-append.ts";
import { benchSqliteJournal } from "./journals/sqlite-journal.ts";
import { benchLobby } from "./lobby.ts";
import { benchPaint } from "./paint.ts";
import { benchRuleEngines } from "./rule-engines.ts";
import { benchSecondVisit } from "./second-visit.ts";
import { benchTimes } from "./times.ts";

/** Each one measures its subject and its peer in turns: times of separate runs cannot be compared. */
const BENCHES = [
  benchCliStart,
  benchRuleEngines,
  benchTimes,
  benchSqliteJournal,
  benchHttpAdapter,
  benchFitsExactly,
  benchHouseHttp,
  benchPostgresAppend,
  benchPaint,
  benchCreditInSight,
  benchSecondVisit,
  benchLobby,
];

await buildStale(ROOT, console.log);
for (const bench of BENCHES) {
  for (const { what, against, measured, budget, met } of await bench()) {
    const comparison = against === undefined ? what : `${what}, against ${against}`;
    console.log(`${met ? "ok  " : "MISS"}  ${measured.padStart(14)}  budget ${budget.padEnd(12)}  ${comparison}`);
    if (!met) process.exitCode = 1;
  }
}
