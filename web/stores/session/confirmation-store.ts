import { makeAutoObservable } from "mobx";
import { confirmSession } from "../../../core/session/second-factor/confirm-session.ts";
import type { SecondFactorProof } from "../../../core/session/second-factor/model.ts";
import type { SecondFactorPort } from "../../../core/session/second-factor/port.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Result } from "../../../core/shared/result.ts";

/** Asks the member for a code in the middle of an action that needs a confirmed session. */
export class ConfirmationStore {
  /** Whether a sheet must ask now. */
  asking = false;
  readonly #secondFactor: Pick<SecondFactorPort, "confirm">;
  #waiting: ((confirmed: boolean) => void)[] = [];

  constructor(secondFactor: Pick<SecondFactorPort, "confirm">) {
    this.#secondFactor = secondFactor;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Resolves when the member has confirmed or closed the sheet. One sheet answers everybody who waits. */
  ask(): Promise<boolean> {
    this.asking = true;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async confirm(proof: SecondFactorProof): Promise<Result<Instant, Problem>> {
    const answer = await confirmSession({ secondFactor: this.#secondFactor }, proof);
    if (answer.ok) this.close(true);
    return answer;
  }

  close(confirmed = false): void {
    this.asking = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(confirmed);
  }
}
