import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { PlayTime, PlayTimeStorage } from "../../../core/fair-play/play-time.ts";
import type { FairPlayPort } from "../../../core/fair-play/port.ts";
import type { Clock } from "../../../core/platform/device.ts";
import { LONGEST_GAP_MS } from "../../../core/rules/play-usage.ts";
import { isRealityCheckDue } from "../../../core/rules/reality-check.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { type Satang, subtract } from "../../../core/shared/money.ts";

/** Where neither the member nor the brand has chosen. */
const USUAL_MINUTES = 60;
/** Storing each second would wear out the device. */
const STORE_EVERY_MS = 10_000;

/** What was staked and returned since the member began to play. */
export interface PlayedMoney {
  readonly stakedSatang: Satang;
  readonly wonSatang: Satang;
}

/** A look at time and money that stands in front of the game. */
export interface RealityCheck {
  readonly since: Instant;
  readonly at: Instant;
  /** `unknown` where the backend does not say. */
  readonly money: PlayedMoney | "loading" | "unknown";
}

interface Surroundings {
  readonly fairPlay: Pick<FairPlayPort, "figures">;
  readonly clock: Clock;
  readonly storage: PlayTimeStorage;
  /** 0 for never; undefined where nobody has chosen. */
  readonly minutes: () => number | undefined;
}

/** The time at play, and the reality check. A game that is opened soon after another one goes on with its time. */
export class PlayTimeStore {
  time: PlayTime | undefined = undefined;
  check: RealityCheck | undefined = undefined;
  readonly #surroundings: Surroundings;
  #storedAt = 0;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    makeAutoObservable(this, { time: observableRef, check: observableRef }, { autoBind: true });
  }

  /** Of play between two checks; 0 for none. */
  get minutes(): number {
    return this.#surroundings.minutes() ?? USUAL_MINUTES;
  }

  /** A game opens. */
  begin(): void {
    const { storage, clock } = this.#surroundings;
    const now = clock();
    const before = storage.read();
    const goesOn = before && now >= before.lastAt && now - before.lastAt <= LONGEST_GAP_MS;
    this.#put(goesOn ? { ...before, lastAt: now } : { startedAt: now, checkedAt: now, lastAt: now });
    if (!goesOn) void this.#noteStart(now);
  }

  /** Once a second while a game is open. A check waits for the round under way. */
  tick(isRoundUnderWay: boolean): void {
    if (!this.time || this.check) return;
    const now = this.#surroundings.clock();
    // A tab that slept, or a device that did, was not at play.
    if (now - this.time.lastAt > LONGEST_GAP_MS) return this.begin();
    this.#put({ ...this.time, lastAt: now });
    const question = { since: this.time.checkedAt, minutes: this.minutes, isRoundUnderWay, now };
    if (isRealityCheckDue(question)) void this.#open(now);
  }

  /** The member has seen the check. */
  answer(): void {
    const now = this.#surroundings.clock();
    this.check = undefined;
    if (this.time) this.#put({ ...this.time, checkedAt: now, lastAt: now }, true);
  }

  async #open(at: Instant): Promise<void> {
    const { startedAt: since = at, money: before } = this.time ?? {};
    this.check = { since, at, money: before ? "loading" : "unknown" };
    const now = before && (await this.#sums());
    runInAction(() => {
      if (this.check?.at !== at) return;
      const money = before &&
        now && {
          stakedSatang: subtract(now.stakedSatang, before.stakedSatang),
          wonSatang: subtract(now.wonSatang, before.wonSatang),
        };
      this.check = { since, at, money: money ?? "unknown" };
    });
  }

  async #noteStart(startedAt: Instant): Promise<void> {
    const money = await this.#sums();
    runInAction(() => {
      if (money && this.time?.startedAt === startedAt) this.#put({ ...this.time, money }, true);
    });
  }

  /** All that was ever staked and returned. */
  async #sums(): Promise<PlayedMoney | undefined> {
    const figures = await this.#surroundings.fairPlay.figures();
    const ever = figures.ok ? figures.value.spans.find(({ span }) => span === "ever") : undefined;
    return ever && { stakedSatang: ever.stakedSatang, wonSatang: ever.wonSatang };
  }

  #put(time: PlayTime, store = time.lastAt - this.#storedAt >= STORE_EVERY_MS): void {
    this.time = time;
    if (!store) return;
    this.#storedAt = time.lastAt;
    this.#surroundings.storage.write(time);
  }
}
