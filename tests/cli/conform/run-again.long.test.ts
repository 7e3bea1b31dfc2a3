import { expect, test } from "vitest";
import { openJudgedHouse, verdictThrough } from "../../contracts/model/judged-house.ts";

/** Laws that name members and tickets themselves. */
const IDS = [
  "concurrency/one-owner-of-a-name",
  "sessions/registrations",
  "sessions/forms",
  "sessions/registration-keys",
  "sessions/recovery",
  "sessions/recovery-limits",
];

test.each([1, 2])(
  "a verdict finds nothing on a house that had one before, with the seed %i after the seed 1",
  async (seed) => {
    const { send, close } = await openJudgedHouse();
    for (const each of [1, seed]) {
      const { laws } = await verdictThrough(send, { seed: each, forMs: 0, only: (id) => IDS.includes(id) });
      const wrong = laws.filter(({ finding }) => finding.verdict !== "conforms");
      expect(wrong.map(({ id, finding }) => [id, finding.where, finding.expected, finding.got])).toEqual([]);
      expect(laws).toHaveLength(IDS.length);
    }
    await close();
  },
);
