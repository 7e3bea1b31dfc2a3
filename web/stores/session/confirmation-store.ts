import { makeAutoObservable, observableRef } from "mobx";
import type { PasskeyOptions, SecondFactorProof } from "../../../core/session/second-factor/model.ts";
import type { SecondFactorPort } from "../../../core/session/second-factor/port.ts";
import { confirmSession } from "../../../core/session/second-factor/second-factors.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";

/** Asks the member for a code in the middle of an action that needs a confirmed session. */
export class ConfirmationStore {
  /** What a dialog must ask for now. */
  asked: Refusal["facts"] | undefined = undefined;
  readonly #secondFactor: Pick<SecondFactorPort, "confirm" | "passkeyChallenge">;
  #waiting: ((confirmed: boolean) => void)[] = [];

  constructor(secondFactor: Pick<SecondFactorPort, "confirm" | "passkeyChallenge">) {
    this.#secondFactor = secondFactor;
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  /** Resolves when the member has confirmed or closed the dialog. One dialog answers everybody who waits. */
  ask({ facts }: Refusal): Promise<boolean> {
    this.asked = facts;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async confirm(proof: SecondFactorProof): Promise<Result<Instant, Problem>> {
    const answer = await confirmSession({ secondFactor: this.#secondFactor }, proof);
    if (answer.ok) this.close(true);
    return answer;
  }

  /** What a passkey must sign. */
  challenge(): Promise<Result<PasskeyOptions, Problem>> {
    return this.#secondFactor.passkeyChallenge();
  }

  close(confirmed = false): void {
    this.asked = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(confirmed);
  }
}
