import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { type AddressForm, changeAddress } from "../../../core/session/change-address.ts";
import type { Address } from "../../../core/session/model.ts";
import type { AddressPort } from "../../../core/session/port.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Result } from "../../../core/shared/result.ts";
import { Resource } from "../base/resource.ts";

/** The member's address, and changing it. */
export class AddressStore {
  /** Its value is undefined when the member has none. */
  readonly address: Resource<Address | undefined>;
  saving = false;
  /** Why the last change failed. */
  problem: Problem | undefined = undefined;
  readonly #addresses: AddressPort;
  #saving: Promise<Result<Address, Problem>> | undefined;

  constructor(addresses: AddressPort) {
    this.#addresses = addresses;
    this.address = new Resource(() => addresses.address());
    makeAutoObservable(this, { address: false, problem: observableRef }, { autoBind: true });
  }

  /** One at a time: a second click gets the answer to the first. */
  save(form: AddressForm): Promise<Result<Address, Problem>> {
    this.#saving ??= this.#save(form).finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  async #save(form: AddressForm): Promise<Result<Address, Problem>> {
    this.saving = true;
    this.problem = undefined;
    const answer = await changeAddress({ addresses: this.#addresses }, form);
    runInAction(() => {
      this.saving = false;
      if (answer.ok) this.address.put(answer.value);
      else this.problem = answer.error;
    });
    return answer;
  }
}
