import type { MemberId } from "../../../core/session/model.ts";
import type { ServiceContext } from "../engine/service-context.ts";
import { type CheckInService, createCheckInService } from "./check-in/service.ts";
import { createFlipCardService, type FlipCardService } from "./flip-card/service.ts";
import { createRewardClaimService, type RewardClaimService } from "./reward/service.ts";
import { createWheelService, type WheelService } from "./wheel/service.ts";

/** A member's points and prizes. Lists come newest first. Pages refuse `body-invalid` for a cursor that none returned. */
export interface RewardsService extends RewardClaimService, WheelService, FlipCardService, CheckInService {}

export function createRewardsService(context: ServiceContext, id: MemberId): RewardsService {
  return {
    ...createRewardClaimService(context, id),
    ...createWheelService(context, id),
    ...createFlipCardService(context, id),
    ...createCheckInService(context, id),
  };
}
