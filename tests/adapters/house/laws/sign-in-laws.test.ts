import fc from "fast-check";
import { expect, it } from "vitest";
import { MINUTE_MS, SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import { codeOf, joinHouse, openTestHouse, registrationOf, testClock } from "../test-house.ts";

const NAME = registrationOf(1).username;
const PASSWORD = registrationOf(1).password;
const SPELLINGS = [NAME, NAME.toUpperCase(), `M${NAME.slice(1)}`, ` ${NAME}`, `${NAME} `, ` ${NAME.toUpperCase()} `];

/** One try to sign in, after a wait. */
const aTry = () =>
  fc.record({
    spelling: fc.constantFrom(...SPELLINGS),
    right: fc.boolean(),
    waitMs: fc.constantFrom(0, 0, 0, SECOND_MS, MINUTE_MS, 16 * MINUTE_MS),
  });
type Try = Parameters<Parameters<ReturnType<typeof aTry>["map"]>[0]>[0];

/** The codes of the tries, at a house of their own. */
async function codesOf(tries: readonly Try[], spellingOf: (each: Try) => string): Promise<readonly string[]> {
  const clock = testClock();
  const { house } = await openTestHouse({ clock });
  await joinHouse(house, 1);
  await joinHouse(house, 2);
  const codes: string[] = [];
  for (const each of tries) {
    clock.advance(each.waitMs);
    const password = each.right ? PASSWORD : "wrong-password-1";
    codes.push(codeOf(await house.visitors.signIn({ username: spellingOf(each), password })));
  }
  return codes;
}

it("tries to sign in are counted by the name, not by its spelling", async () => {
  // Many wrong tries first, so that the limit is reached.
  const tries = fc
    .tuple(fc.array(aTry(), { minLength: 4, maxLength: 12 }), fc.array(aTry(), { maxLength: 4 }))
    .map(([wrong, any]) => [...wrong.map((each) => ({ ...each, right: false })), ...any]);
  await fc.assert(
    fc.asyncProperty(tries, async (all) => {
      expect(await codesOf(all, ({ spelling }) => spelling)).toEqual(await codesOf(all, () => NAME));
    }),
    { numRuns: 60 },
  );
});

it("wrong tries at one name make it wait, in any spelling, and leave another name alone", async () => {
  const { house } = await openTestHouse({ clock: testClock() });
  await joinHouse(house, 1);
  await joinHouse(house, 2);
  const codes: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    const username = SPELLINGS[count % SPELLINGS.length] ?? NAME;
    codes.push(codeOf(await house.visitors.signIn({ username, password: "wrong-password-1" })));
  }
  expect(codes.slice(0, 4)).toEqual(Array(4).fill("credentials-wrong"));
  expect(codes.at(-1)).toBe("sign-in-locked");
  for (const username of SPELLINGS) {
    expect(codeOf(await house.visitors.signIn({ username, password: PASSWORD }))).toBe("sign-in-locked");
  }
  const { username, password } = registrationOf(2);
  expect(codeOf(await house.visitors.signIn({ username, password }))).toBe("ok");
});
