import { expect, it } from "vitest";
import { attackDicePage } from "./attack-dice-page.ts";

const SEED = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

it(`the dice page believes none of thousands of hostile replies in 1,000 visits (seed ${SEED})`, async () => {
  expect(await attackDicePage(SEED, 1_000)).toBeGreaterThan(1_000);
});
