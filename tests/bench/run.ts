import { buildStale } from "../../cli/boot/build.mjs";
import { ROOT } from "../../cli/boot/root.mjs";
import { benchCliStart } from "./cli-start.ts";
import { benchHouseHttp } from "./house-http.ts";
import { benchHttpAdapter } from "./http-adapter.ts";
import { benchLobby } from "./lobby.ts";
import { benchPaint } from "./paint.ts";
import { benchRuleEngines } from "./rule-engines.ts";
import { benchTimes } from "./times.ts";

/** Each measures one thing and its peer side by side; times of separate runs cannot be compared. */
const BENCHES = [benchCliStart, benchRuleEngines, benchTimes, benchHttpAdapter, benchHouseHttp, benchPaint, benchLobby];

await buildStale(ROOT, console.log);
for (const bench of BENCHES) {
  for (const { what, measured, budget, met } of await bench()) {
    console.log(`${met ? "ok  " : "MISS"}  ${measured.padStart(14)}  budget ${budget.padEnd(12)}  ${what}`);
    if (!met) process.exitCode = 1;
  }
}
