import type {
  FlipCardEvent,
  FlipCardGame,
  FlipCardPick,
  FlipCardPlay,
  RewardCategory,
  RewardRequest,
  Wheel,
  WheelSpin,
} from "../../../core/rewards/model.ts";
import type { CheckInLog, CheckInReply } from "../../../core/rules/check-in.ts";
import type { Page, PageQuery } from "../../../core/shared/page.ts";
import type { Answer, MaybeIntent } from "../engine/answer.ts";

/** A member's points and what they bring. Lists come newest first; pages refuse `body-invalid` for a cursor of none. */
export interface RewardsService {
  rewards(): Promise<readonly RewardCategory[]>;
  /** Refuses `reward-*` and `points-insufficient`. */
  claimReward(rewardId: string, intent: MaybeIntent): Answer<RewardRequest>;
  claims(query: PageQuery): Answer<Page<RewardRequest>>;

  wheel(): Promise<Wheel>;
  /** Refuses `wheel-no-spins-left` and `points-insufficient`. */
  spinWheel(intent: MaybeIntent): Answer<WheelSpin>;
  spins(query: PageQuery): Answer<Page<WheelSpin>>;

  cardEvents(): Promise<readonly FlipCardEvent[]>;
  /** Refuses `cards-*`, `card-not-there` and `points-insufficient`. */
  flipCard(game: FlipCardGame, pick: FlipCardPick, intent: MaybeIntent): Answer<FlipCardPlay>;
  cardPlays(query: PageQuery): Answer<Page<FlipCardPlay>>;
  /** What was won at cards and is handed out by staff. */
  cardClaims(): Promise<readonly RewardRequest[]>;

  checkIns(): Promise<CheckInLog>;
  /** Refuses `check-in-done`. */
  checkIn(intent: MaybeIntent): Answer<CheckInReply>;
}
