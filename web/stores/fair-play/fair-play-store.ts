import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { FairPlay, FairPlayFigures, FairPlayStep, RealityCheckMinutes } from "../../../core/fair-play/model.ts";
import type { FairPlayPort } from "../../../core/fair-play/port.ts";
import type { PlayLimit } from "../../../core/rules/play-limits.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { isNotOffered, type Problem } from "../../../core/shared/fault.ts";
import type { Result } from "../../../core/shared/result.ts";
import { PagedList } from "../base/paged-list.ts";
import { Resource } from "../base/resource.ts";

const STEPS_PAGE = 10;

/** What is being changed: one thing at a time. */
export type FairPlayChange = "limit" | "cancel" | "confirm" | "pause" | "return" | "reality-check" | "suggestion";

/** The member's limits, pause and reality check, with honest figures. Every change returns what holds after it. */
export class FairPlayStore {
  readonly standing: Resource<FairPlay>;
  readonly figures: Resource<FairPlayFigures>;
  /** What the member decided, newest first. */
  readonly steps: PagedList<FairPlayStep>;
  changing: FairPlayChange | undefined = undefined;
  /** Why the last change failed, and what it was. */
  failed: { readonly change: FairPlayChange; readonly problem: Problem } | undefined = undefined;
  readonly #port: FairPlayPort;

  constructor(port: FairPlayPort) {
    this.#port = port;
    this.standing = new Resource(() => port.fairPlay());
    this.figures = new Resource(() => port.figures());
    this.steps = new PagedList((query) => port.steps(query), STEPS_PAGE);
    makeAutoObservable(
      this,
      { standing: false, figures: false, steps: false, pauseAt: false, failed: observableRef },
      { autoBind: true },
    );
  }

  /** The backend has no limits and no breaks. */
  get isMissing(): boolean {
    return this.standing.value === undefined && isNotOffered(this.standing.problem);
  }

  /** Loads once; a backend that does not offer it is not asked again. */
  async loadOnce(): Promise<void> {
    if (!this.isMissing) await this.standing.loadOnce();
  }

  /** The pause that keeps play closed at a moment; for an observer. A break that has ended meanwhile is none. */
  pauseAt(now: Instant): FairPlay["pause"] {
    const pause = this.standing.value?.pause;
    if (pause?.kind === "break" && pause.until !== undefined && pause.until <= now) return undefined;
    if (pause?.returnsAt !== undefined && pause.returnsAt <= now) return undefined;
    return pause;
  }

  problemOf(change: FairPlayChange): Problem | undefined {
    return this.failed?.change === change ? this.failed.problem : undefined;
  }

  /** Satang, or minutes for time; undefined to have none. */
  setLimit(limit: PlayLimit, amount: number | undefined): Promise<boolean> {
    return this.#change("limit", () => this.#port.setLimit(limit, amount));
  }

  confirmLimit(limit: PlayLimit, amount: number | undefined): Promise<boolean> {
    return this.#change("confirm", () => this.#port.confirmLimit(limit, amount));
  }

  cancelLimit(limit: PlayLimit): Promise<boolean> {
    return this.#change("cancel", () => this.#port.cancelLimit(limit));
  }

  startBreak(days: number): Promise<boolean> {
    return this.#change("pause", () => this.#port.startBreak(days));
  }

  /** Undefined for good. */
  exclude(months: number | undefined): Promise<boolean> {
    return this.#change("pause", () => this.#port.exclude(months));
  }

  askToReturn(): Promise<boolean> {
    return this.#change("return", () => this.#port.askToReturn());
  }

  setRealityCheck(minutes: RealityCheckMinutes): Promise<boolean> {
    return this.#change("reality-check", () => this.#port.setRealityCheck(minutes));
  }

  noteSuggestion(): Promise<boolean> {
    return this.#change("suggestion", () => this.#port.noteSuggestion());
  }

  forgetProblem(): void {
    this.failed = undefined;
  }

  /** Returns whether it was done. Asked again it changes nothing more, so a lost reply needs no look-up. */
  async #change(change: FairPlayChange, call: () => Promise<Result<FairPlay, Problem>>): Promise<boolean> {
    if (this.changing !== undefined) return false;
    this.changing = change;
    this.failed = undefined;
    const answer = await call();
    runInAction(() => {
      this.changing = undefined;
      if (answer.ok) this.standing.put(answer.value);
      else this.failed = { change, problem: answer.error };
    });
    // Another device may have changed what was refused here.
    if (!answer.ok) void this.standing.load();
    if (answer.ok && this.steps.items && change !== "suggestion") void this.steps.load();
    return answer.ok;
  }
}
