import { ENDPOINTS } from "../../contracts/table.ts";
import { readRecords } from "./records.ts";
import { ROWS_WITHOUT_A_SCREEN } from "./rows-without-a-screen.ts";
import { uncalledRows } from "./uncalled-rows.ts";

const rows = Object.keys(ENDPOINTS);
const problems = uncalledRows(rows, ROWS_WITHOUT_A_SCREEN, readRecords());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${rows.length} rows of the contract; pages called every row that has a screen`);
