import { expect, test } from "vitest";
import { paidByHouse } from "../../../adapters/house/sandbox/sandbox-content.ts";
import { deviationsOfHouse } from "./judged-house.ts";

const settings = { content: paidByHouse({ bonuses: true, refunds: true }) };
const PROMISES = ["wallet/bonuses-by-themselves", "wallet/refunds-by-themselves", "wallet/a-deposit-from-both-sides"];

test("a house that pays bonuses and refunds by itself answers as the model predicts it", {
  tags: ["long"],
}, async () => {
  expect(await deviationsOfHouse(1, 0, (id) => PROMISES.includes(id), settings)).toEqual([]);
});
