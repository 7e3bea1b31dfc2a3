import { makeAutoObservable } from "mobx";
import { type LevelProgress, progressAt } from "../../../core/rules/level-progress.ts";
import type { Level } from "../../../core/rules/levels.ts";
import type { LevelStanding, Member } from "../../../core/session/model.ts";
import type { SessionPort } from "../../../core/session/port.ts";
import { type Satang, satang } from "../../../core/shared/money.ts";
import { Resource } from "../base/resource.ts";

/** The member's level and the progress to the next one. */
export class MemberLevelStore {
  readonly standing: Resource<LevelStanding>;
  readonly #table: readonly Level[];
  readonly #onLevel: (change: Pick<Member, "level" | "levelId">) => void;

  /** Calls `onLevel` with the level that was read, which also updates the profile (spec section 4). */
  constructor(
    session: Pick<SessionPort, "level">,
    table: readonly Level[],
    onLevel: (change: Pick<Member, "level" | "levelId">) => void,
  ) {
    this.#table = table;
    this.#onLevel = onLevel;
    this.standing = new Resource(() => session.level());
    makeAutoObservable(this, { standing: false }, { autoBind: true });
  }

  get progress(): LevelProgress | undefined {
    const standing = this.standing.value;
    if (!standing) return undefined;
    const cumulative: Satang = satang(standing.depositedTotalSatang);
    const month: Satang = satang(standing.depositedThisMonthSatang);
    return progressAt(standing.levelId, { cumulative, month }, this.#table);
  }

  async load(): Promise<void> {
    await this.standing.load();
    if (this.standing.state.status !== "fulfilled") return;
    const { level, levelId } = this.standing.state.value;
    this.#onLevel({ level, levelId });
  }
}
