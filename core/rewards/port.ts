import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { MoneyActionDependencies } from "../money-action/run.ts";
import type { CheckInLog, CheckInReply } from "../rules/check-in.ts";
import type { Problem } from "../shared/fault.ts";
import type { Page, PageQuery } from "../shared/page.ts";
import type { Result } from "../shared/result.ts";
import type {
  FlipCardEvent,
  FlipCardGame,
  FlipCardPick,
  FlipCardPlay,
  RewardCategory,
  RewardRequest,
  Wheel,
  WheelSpin,
} from "./model.ts";

/** Rewards, the wheel, the cards and the daily check-in at some backend. Lists come newest first. */
export interface RewardsPort {
  categories(): Promise<Result<readonly RewardCategory[], Problem>>;
  request(rewardId: string, intent: IdempotencyKey): Promise<Result<RewardRequest, Problem>>;
  requests(query: PageQuery): Promise<Result<Page<RewardRequest>, Problem>>;

  wheel(): Promise<Result<Wheel, Problem>>;
  /** The backend draws the segment; the page only shows it. */
  spin(intent: IdempotencyKey): Promise<Result<WheelSpin, Problem>>;
  wheelLog(query: PageQuery): Promise<Result<Page<WheelSpin>, Problem>>;

  flipCardEvents(): Promise<Result<readonly FlipCardEvent[], Problem>>;
  flipCard(game: FlipCardGame, pick: FlipCardPick, intent: IdempotencyKey): Promise<Result<FlipCardPlay, Problem>>;
  flipCardLog(query: PageQuery): Promise<Result<Page<FlipCardPlay>, Problem>>;
  /** Items won at `flip-card-reward`. */
  flipCardRequests(): Promise<Result<readonly RewardRequest[], Problem>>;

  checkIns(): Promise<Result<CheckInLog, Problem>>;
  checkIn(intent: IdempotencyKey): Promise<Result<CheckInReply, Problem>>;
}

/** What the actions with points need. */
export interface RewardsDependencies extends MoneyActionDependencies {
  readonly rewards: RewardsPort;
}
