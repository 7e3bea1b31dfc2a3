import * as v from "valibot";
import { REWARD_STATUSES } from "../../core/rewards/model.ts";
import { assumed, spec } from "./field.ts";
import { pageOf } from "./paging.ts";
import { prize } from "./prize.ts";
import { count, id, isoTime, maybe, typedText } from "./scalars.ts";
import { timelineOf } from "./wallet/timeline.ts";

const status = v.picklist(REWARD_STATUSES);

export const rewardCategories = v.array(
  v.object({
    categoryId: spec(id),
    title: assumed(v.string()),
    rewards: assumed(
      v.array(
        v.object({
          id: assumed(id),
          title: assumed(v.string()),
          prize: assumed(prize),
          /** Price in points. */
          price: assumed(count),
          conditions: assumed(v.array(v.string())),
          image: assumed(maybe(v.string())),
          /** Whether this member can claim it now; `reason` says why not. */
          available: assumed(v.boolean()),
          reason: assumed(maybe(v.string())),
        }),
      ),
    ),
  }),
);

export const rewardRequestBody = v.object({ userUuid: spec(typedText), rewardId: assumed(typedText) });

export const rewardRequest = v.object({
  id: assumed(id),
  rewardId: assumed(id),
  title: assumed(v.string()),
  prize: assumed(prize),
  price: assumed(count),
  status: assumed(status),
  createdAt: assumed(isoTime),
  timeline: assumed(timelineOf(status)),
  idempotencyKey: assumed(maybe(v.string())),
});

export const rewardRequests = v.array(rewardRequest);

export const rewardRequestPage = pageOf(rewardRequest);
