import { expect, it } from "vitest";
import { STEP_MS, totpCode } from "../../../totp-code.ts";
import { codeOf, joinHouse, openTestHouse, unwrap } from "../../test-house.ts";

const right = { username: "member1", password: "secret1234" };
const wrong = { ...right, password: "wrong-1234" };

async function memberWithCodes() {
  const testHouse = await openTestHouse();
  const { service, session } = await joinHouse(testHouse.house);
  const { secret } = unwrap(await service.beginTotp("secret1234", session.token));
  unwrap(await service.turnOnTotp(totpCode(secret, testHouse.now()), session.token));
  testHouse.advance(STEP_MS);
  const { signIn } = testHouse.house.visitors;
  const totp = () => ({ kind: "totp", code: totpCode(secret, testHouse.now()) }) as const;
  return { signIn, totp, advance: testHouse.advance };
}

const WRONG_CODE = { kind: "totp", code: "000000" } as const;

it("lets a right second factor pass while strangers make the account wait", async () => {
  const { signIn, totp } = await memberWithCodes();
  for (let count = 0; count < 50; count += 1) await signIn(wrong, { address: `9.9.9.${count}` });
  expect(codeOf(await signIn(right))).toBe("sign-in-locked");
  expect(codeOf(await signIn({ ...right, secondFactor: WRONG_CODE }))).toBe("sign-in-locked");
  expect(codeOf(await signIn({ ...right, secondFactor: totp() }))).toBe("ok");
});

it("does not let strangers without the password make the member's codes wait", async () => {
  const { signIn, totp, advance } = await memberWithCodes();
  for (let count = 0; count < 20; count += 1) await signIn({ ...wrong, secondFactor: WRONG_CODE });
  // The longest wait of the account; the codes guessed before the password would have to wait as long.
  advance(2000);
  expect(codeOf(await signIn({ ...right, secondFactor: totp() }))).toBe("ok");
});
