import type * as v from "valibot";
import { flipCardPlay } from "../schemas/flip-card.ts";
import { user, userAddress, userBank } from "../schemas/member.ts";
import { prize } from "../schemas/prize.ts";
import { problem } from "../schemas/problem.ts";
import { rewardRequest } from "../schemas/reward.ts";
import { signedIn } from "../schemas/sign-in.ts";
import { setting, userSetting } from "../schemas/site.ts";
import { credit } from "../schemas/wallet/credit.ts";
import { deposit, depositRequest, receivingAccount } from "../schemas/wallet/deposit.ts";
import { slipRequest, slipReview } from "../schemas/wallet/slip.ts";
import { withdrawalRequest } from "../schemas/wallet/withdrawal.ts";
import { wheel, wheelSpin } from "../schemas/wheel.ts";

/** The schemas with a name of their own in the OpenAPI document. Every other schema is written inline. */
export const COMPONENTS = {
  Credit: credit,
  Deposit: deposit,
  DepositRequest: depositRequest,
  FlipCardPlay: flipCardPlay,
  Prize: prize,
  Problem: problem,
  ReceivingAccount: receivingAccount,
  RewardRequest: rewardRequest,
  Setting: setting,
  SignedIn: signedIn,
  SlipRequest: slipRequest,
  SlipReview: slipReview,
  User: user,
  UserAddress: userAddress,
  UserBank: userBank,
  UserSetting: userSetting,
  Wheel: wheel,
  WheelSpin: wheelSpin,
  WithdrawalRequest: withdrawalRequest,
} as const satisfies Record<string, v.GenericSchema>;
