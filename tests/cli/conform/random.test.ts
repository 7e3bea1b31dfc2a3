import { expect, test } from "vitest";
import { newAccount } from "../../../cli/conform/engine/members.ts";
import { randomOf } from "../../../cli/conform/engine/random.ts";

const drawn = (seed: string) => {
  const random = randomOf(seed);
  return Array.from({ length: 6_000 }, () => random(6));
};

test("a seed draws the same numbers again, evenly, and another check draws others", () => {
  expect(drawn("1 money/a")).toEqual(drawn("1 money/a"));
  expect(drawn("1 money/a")).not.toEqual(drawn("1 money/b"));
  expect(drawn("1 money/a")).not.toEqual(drawn("2 money/a"));
  for (let face = 0; face < 6; face += 1) {
    const count = drawn("1 money/a").filter((each) => each === face).length;
    expect(Math.abs(count - 1_000)).toBeLessThan(150);
  }
});

test("accounts of one check differ, and come again with its seed", () => {
  const random = randomOf("5 rows");
  const [one, other] = [newAccount(random), newAccount(random, "CODE")];
  expect([one.username, one.phone, one.bankId]).not.toEqual([other.username, other.phone, other.bankId]);
  expect(newAccount(randomOf("5 rows"))).toEqual(one);
  expect(other).toMatchObject({ afCode: "CODE" });
});
