import type { CheckInStore } from "./check-in-store.ts";
import type { FlipCardStore } from "./flip-card-store.ts";
import type { RewardStore } from "./reward-store.ts";
import type { WheelStore } from "./wheel-store.ts";

/** A member's stores of points and prizes. */
export interface RewardsStores {
  readonly reward: RewardStore;
  readonly wheel: WheelStore;
  readonly flipCard: FlipCardStore;
  readonly checkIn: CheckInStore;
  /** This member's bonus periods. */
}
