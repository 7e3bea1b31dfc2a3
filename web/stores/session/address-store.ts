import type { Outcome } from "../../../core/money-action/intent.ts";
import {
  ADDRESS_CHANGE,
  type AddressForm,
  addressChange,
  type ChangeAddressDependencies,
  checkAddressChange,
  EMPTY_ADDRESS,
} from "../../../core/session/change-address.ts";
import type { Address, Member } from "../../../core/session/model.ts";
import type { ActionDependencies } from "../base/dependencies.ts";
import type { MoneyActionStore } from "../base/money-action-store.ts";
import { createPrivateActionStore } from "../base/private-action-store.ts";
import { Resource } from "../base/resource.ts";

/** The member's address, and changing it. */
export class AddressStore {
  /** Its value is undefined when the member has none. */
  readonly address: Resource<Address | undefined>;
  readonly action: MoneyActionStore<AddressForm, Address>;

  /** Calls `onAddress` with every address that was read or saved, which also updates the profile (spec section 3). */
  constructor(
    dependencies: ActionDependencies & ChangeAddressDependencies,
    onAddress: (change: Pick<Member, "address">) => void,
  ) {
    this.address = new Resource(async () => {
      const answer = await dependencies.addresses.address();
      if (answer.ok) onAddress({ address: answer.value });
      return answer;
    });
    this.action = createPrivateActionStore(dependencies, {
      kind: ADDRESS_CHANGE,
      actionOf: addressChange,
      unknownInput: EMPTY_ADDRESS,
      check: (intent) => checkAddressChange(dependencies, intent),
      onDone: (address) => {
        this.address.put(address);
        onAddress({ address });
      },
      onFollowed: () => void this.address.load(),
    });
  }

  /**
   * Undefined, and nothing is sent, while a change is under way. An unknown outcome does not stop the next change,
   * because the same address may be saved twice without harm.
   */
  save(form: AddressForm): Promise<Outcome<Address> | undefined> | undefined {
    if (this.action.phase === "unknown") this.action.dismiss();
    return this.action.run(form);
  }
}
