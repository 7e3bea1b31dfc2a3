import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { SecondFactorStatus, TotpSetup, TotpTurnOff } from "../../../core/session/second-factor/model.ts";
import type { PasskeyDevice, SecondFactorPort } from "../../../core/session/second-factor/port.ts";
import { beginTotp, turnOffTotp, turnOnTotp } from "../../../core/session/second-factor/second-factors.ts";
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
  /** The site that passkeys are made for. */
  readonly #origin: string;

  constructor(secondFactor: SecondFactorPort, save: SaveText, origin: string) {
    this.#origin = origin;
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

  /** Undefined when the person or the device declines. */
  async addPasskey(
    { name, password }: { readonly name: string; readonly password: string },
    device: PasskeyDevice,
  ): Promise<Result<readonly string[], Problem> | undefined> {
    const begun = await this.#secondFactor.beginPasskey(password, this.#origin);
    if (!begun.ok) return begun;
    const credential = await device.create(begun.value.options);
    if (credential === undefined) return undefined;
    const answer = await this.#secondFactor.addPasskey({ name, credential });
    if (answer.ok) {
      runInAction(() => {
        this.recoveryCodes = answer.value;
      });
      await this.status.load();
    }
    return answer;
  }

  async removePasskey(id: string): Promise<Result<void, Problem>> {
    const answer = await this.#secondFactor.removePasskey(id);
    await this.status.load();
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
