import fc from "fast-check";
import { levelName } from "../../../core/rules/levels.ts";
import { ADDRESS_FIELDS, type Member, memberId, type Session } from "../../../core/session/model.ts";
import type { Credit } from "../../../core/wallet/model.ts";
import { aLevelId } from "./levels.ts";
import { aBankAccount, aPhone } from "./member-fields.ts";
import { aSatang } from "./money.ts";
import { anyText } from "./text.ts";
import { anInstant } from "./time.ts";

/** Of a backend that sends all fields. The level and its id belong together. */
const aMember = (): fc.Arbitrary<Member> =>
  fc
    .record({
      id: fc.uuid().map(memberId),
      username: fc.stringMatching(/^[a-z][a-z0-9]{3,15}$/),
      name: anyText().map((text) => Buffer.from(text).toString()),
      phone: aPhone(),
      levelId: aLevelId(),
      points: fc.nat(),
      bankAccount: fc.record({
        uuid: fc.uuid(),
        bank: fc.constantFrom("004" as const, "014" as const, undefined),
        bankName: fc.constantFrom("กสิกรไทย", "ธนาคารอื่น"),
        accountNumber: aBankAccount(),
      }),
      creditLevelId: fc.option(aLevelId(), { nil: undefined }),
      address: fc.option(fc.record(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, anyText()]))), {
        nil: undefined,
      }),
      joinedAt: fc.option(anInstant(), { nil: undefined }),
    })
    .map((member) => ({ ...member, level: levelName(member.levelId) }));

export const aSession = (): fc.Arbitrary<Session> =>
  fc.record({ token: fc.stringMatching(/^[!-~]{1,64}$/), member: aMember() });

export const aCredit = (asOf = anInstant()): fc.Arbitrary<Credit> =>
  fc.record({ creditSatang: aSatang(), points: fc.nat(), asOf });
