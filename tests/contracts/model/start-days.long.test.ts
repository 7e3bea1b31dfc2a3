import { expect, test } from "vitest";
import { SEQUENCES } from "../../../cli/conform/sequences/all.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { deviationsOfHouse, realTimeFrom } from "./judged-house.ts";

const IDS = SEQUENCES.map(({ id }) => id);

/** `DAYS=2027-02-01,2027-02-02` tries others. */
const DAYS = (
  process.env["DAYS"] ?? "2026-11-27,2026-11-29,2026-11-30,2026-12-31,2027-01-01,2027-02-28,2028-02-29,2027-10-31"
).split(",");

test.each(DAYS)(
  "the house answers every scripted sequence as predicted when the first day is %s",
  { timeout: 300_000 },
  async (day) => {
    for (const time of ["00:00:10", "23:58:30"]) {
      const realTime = realTimeFrom(instant(Date.parse(`${day}T${time}+07:00`)));
      expect(await deviationsOfHouse(1, 0, (id) => IDS.includes(id), { realTime })).toEqual([]);
    }
  },
);
