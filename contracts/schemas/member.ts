import * as v from "valibot";
import { LEVEL_IDS } from "../../core/rules/levels.ts";
import { assumed, baht, id, isoTime, maybe, spec } from "./scalars.ts";

const levelId = v.picklist(LEVEL_IDS);

/** The member's own account, which receives withdrawals. */
export const userBank = v.object({
  uuid: spec(id),
  /** The account number. */
  bankId: spec(id),
  /** The bank's code (core/wallet/banks), or the backend's name for it. */
  bankName: spec(id),
});

export const userAddress = v.object({
  recipient: assumed(maybe(v.string())),
  phone: assumed(maybe(v.string())),
  line: assumed(maybe(v.string())),
  subdistrict: assumed(maybe(v.string())),
  district: assumed(maybe(v.string())),
  province: assumed(maybe(v.string())),
  postcode: assumed(maybe(v.string())),
});

/** The spec's "Current user" (section 3). */
export const user = v.object({
  uuid: spec(id),
  name: spec(v.string()),
  phone: spec(v.string()),
  /** 1 to 6. Both 5 and 6 are vip. */
  level: spec(levelId),
  user_pass: spec(v.object({ username: spec(id) })),
  user_bank: spec(maybe(userBank)),
  user_credit: spec(maybe(v.object({ point: spec(v.number()), level: spec(maybe(levelId)) }))),
  user_address: spec(maybe(userAddress)),
  createdAt: assumed(maybe(isoTime)),
  /** The language that the member chose last, `th` or `en`. Missing: none yet. The site ignores any other text. */
  language: assumed(maybe(v.string())),
});

export const levelStanding = v.object({
  level: assumed(levelId),
  /** Sum of credited deposits since registration. */
  totalDeposit: assumed(baht),
  /** Sum of credited deposits in the current Bangkok month. */
  monthDeposit: assumed(baht),
});
