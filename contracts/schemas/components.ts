import type * as v from "valibot";
import { credit } from "./credit.ts";
import { deposit, depositRequest, receivingAccount } from "./deposit.ts";
import { userAddress, user, userBank } from "./member.ts";
import { flipCardPlay, wheel, wheelSpin } from "./play.ts";
import { prize } from "./prize.ts";
import { problem } from "./problem.ts";
import { rewardRequest } from "./reward.ts";
import { signedIn } from "./sign-in.ts";
import { setting, userSetting } from "./site.ts";
import { slipRequest, slipReview } from "./slip.ts";
import { withdrawalRequest } from "./withdrawal.ts";

/** Schemas that have a name of their own in the OpenAPI document; all others are written where they are used. */
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
