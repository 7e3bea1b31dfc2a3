import { expect, test } from "vitest";
import { SEQUENCES } from "../../../cli/conform/sequences/all.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { deviationsOfHouse, realTimeFrom } from "./judged-house.ts";

const IDS = SEQUENCES.map(({ id }) => id);
const BEGINS = "2026-11-30T00:00,2026-12-31T23:58,2028-02-29T12:00";

/** `BEGINS=2027-02-01T09:00,2027-02-02T09:00` tries other moments, in Bangkok. */
test.each((process.env["BEGINS"] ?? BEGINS).split(","))(
  "the house answers every scripted sequence as predicted when the first call comes at %s",
  { timeout: 600_000 },
  async (moment) => {
    const realTime = realTimeFrom(instant(Date.parse(`${moment}:00+07:00`)));
    expect(await deviationsOfHouse(1, 0, (id) => IDS.includes(id), { realTime })).toEqual([]);
  },
);
