import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { beginTotp } from "../../../core/session/second-factor/begin-totp.ts";
import type { SecondFactorStatus, TotpSetup, TotpTurnOff } from "../../../core/session/second-factor/model.ts";
import type { SecondFactorPort } from "../../../core/session/second-factor/port.ts";
import { turnOffTotp } from "../../../core/session/second-factor/turn-off-totp.ts";
import { turnOnTotp } from "../../../core/session/second-factor/turn-on-totp.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Result } from "../../../core/shared/result.ts";
import { Resource } from "../base/resource.ts";

/** Downloads a text as a file. */
export type SaveText = (name: string, type: string, text: string) => void;

/** The member's second factor: setting the authenticator app up, and turning it off. */
export class SecondFactorStore {
  readonly status: Resource<SecondFactorStatus>;
  /** The secret while the app is being set up. */
  setup: TotpSetup | undefined = undefined;
  /** Shown once, until the member leaves them. */
  recoveryCodes: readonly string[] = [];
  readonly #secondFactor: SecondFactorPort;
  readonly #save: SaveText;

  constructor(secondFactor: SecondFactorPort, save: SaveText) {
    this.#secondFactor = secondFactor;
    this.#save = save;
    this.status = new Resource(() => secondFactor.status());
    makeAutoObservable(this, { status: false, setup: observableRef, recoveryCodes: observableRef }, { autoBind: true });
  }

  async begin(password: string): Promise<Result<TotpSetup, Problem>> {
    const answer = await beginTotp({ secondFactor: this.#secondFactor }, password);
    if (answer.ok) {
      runInAction(() => {
        this.setup = answer.value;
      });
    }
    return answer;
  }

  async turnOn(code: string): Promise<Result<readonly string[], Problem>> {
    const answer = await turnOnTotp({ secondFactor: this.#secondFactor }, code);
    if (answer.ok) {
      runInAction(() => {
        this.setup = undefined;
        this.recoveryCodes = answer.value;
      });
      await this.status.load();
    }
    return answer;
  }

  async turnOff(change: TotpTurnOff): Promise<Result<void, Problem>> {
    const answer = await turnOffTotp({ secondFactor: this.#secondFactor }, change);
    if (answer.ok) await this.status.load();
    return answer;
  }

  saveRecoveryCodes(name: string, text: string): void {
    this.#save(name, "text/plain;charset=utf-8", text);
  }

  /** Forgets the secret and the codes: nobody must find them on the screen later. */
  leave(): void {
    this.setup = undefined;
    this.recoveryCodes = [];
  }
}
