import { afterAll, beforeAll, describe, it } from "vitest";
import { type ReplicatedPair, startReplicatedPair } from "../../../../postgres/replicated-pair.ts";
import { expectNothingLost, LIMIT_MS, openedJournal, writersOn } from "./writers.ts";

/** A share of them runs with all tests; `npm run tool -- failovers` runs 50. */
const FAIL_OVERS = 3;
const APPENDS_BETWEEN = 120;

describe("a journal on a primary with a synchronous standby", { timeout: LIMIT_MS * FAIL_OVERS }, () => {
  let pair: ReplicatedPair;
  beforeAll(async () => {
    pair = await startReplicatedPair();
  }, LIMIT_MS);
  afterAll(() => pair.discard(), LIMIT_MS);

  it("loses nothing that was acknowledged when the primary is killed and the standby promoted", async () => {
    for (let round = 1; round <= FAIL_OVERS; round += 1) {
      const journal = await openedJournal(pair.url("sanam"), 20_000);
      const writers = writersOn(journal);
      await writers.until(APPENDS_BETWEEN);
      await pair.primary.kill();
      await pair.promote();
      await writers.until(writers.acknowledged.length + APPENDS_BETWEEN);
      const longestPause = await writers.stop();
      await expectNothingLost(journal, writers);
      await journal.close();
      const { acknowledged, unknown } = writers;
      console.log(
        `${round}: ${acknowledged.length} appends, ${unknown.length} unknown, pause ${Math.round(longestPause)} ms`,
      );
      await pair.discard();
      pair = await startReplicatedPair();
    }
  });
});
