import { ENDPOINTS } from "../../contracts/table.ts";
import { readRecords } from "./records.ts";
import { ROWS_OF_LONG_JOURNEYS } from "./rows-of-long-journeys.ts";
import { uncalledRows } from "./uncalled-rows.ts";

const isLong = process.argv.includes("long");
const rows = isLong ? ROWS_OF_LONG_JOURNEYS : Object.keys(ENDPOINTS);
const problems = uncalledRows(rows, isLong ? [] : ROWS_OF_LONG_JOURNEYS, readRecords());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
