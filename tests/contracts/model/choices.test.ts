import { expect, test } from "vitest";
import { randomOf } from "../../../cli/conform/engine/random.ts";
import { SEQUENCES } from "../../../cli/conform/sequences/all.ts";
import { MINUTE_MS, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { openStage } from "./judged-house.ts";

const IDS = ["games/the-lobby", "sessions/wrong-passwords", "sessions/recovery-limits"];

/** What the specification leaves to the backend. The model takes whatever comes, so nothing else notices another value. */
const CHOICES: Readonly<Record<string, unknown>> = {
  "withdrawal.minimum": { above: 99, most: 100 },
  "how many recent games": 12,
  "how long a launch lasts": 30 * MINUTE_MS,
  // Ten-thousandths.
  "share of af": 50,
  "share of wl": 500,
  "how long after midnight a day is closed": 10 * MINUTE_MS,
  "wait after wrong sign-in 4": 0,
  "wait after wrong sign-in 5": 2 * SECOND_MS,
  "wait after wrong sign-in 6": 4 * SECOND_MS,
  "wait after wrong sign-in at a known device 4": 0,
  "wait after wrong sign-in at a known device 5": 2 * SECOND_MS,
  "how long a recovery code works": 10 * MINUTE_MS,
};

test("the house chooses what it chose before", async () => {
  const { open, close } = await openStage();
  const stage = await open(randomOf("choices of the house"));
  for (const { run } of SEQUENCES.filter(({ id }) => IDS.includes(id))) await run(stage.play);
  await close();
  const { adopted } = stage.play.state;
  expect(Object.fromEntries(Object.keys(CHOICES).map((name) => [name, adopted.get(name)]))).toEqual(CHOICES);
});
