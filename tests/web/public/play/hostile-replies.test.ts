import { expect, it } from "vitest";
import { attackDicePage } from "./attack-dice-page.ts";

const SEED = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

it(`the dice page believes no hostile reply and always offers a next step (seed ${SEED})`, async () => {
  expect(await attackDicePage(SEED, 60)).toBeGreaterThan(60);
});
