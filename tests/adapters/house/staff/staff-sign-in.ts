import type { House } from "../../../../adapters/house/house.ts";
import type { StaffRole, StaffSession } from "../../../../adapters/house/staff/staff-accounts.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { totpCode } from "../../totp-code.ts";
import { unwrap } from "../test-house.ts";

export const STAFF_PASSWORD = "quiet-harbour-42";

export interface TestPerson extends StaffSession {
  readonly secret: string;
}

/** Makes an account and signs in with it. */
export async function staffSignIn(house: House, now: Instant, name: string, role: StaffRole): Promise<TestPerson> {
  const account = { name, role, password: STAFF_PASSWORD, isReset: false };
  const { secret } = unwrap(await house.staffAccounts.set(account));
  const signIn = { name, password: STAFF_PASSWORD, code: totpCode(secret, now) };
  return { ...unwrap(await house.staffAccounts.signIn(signIn)), secret };
}
