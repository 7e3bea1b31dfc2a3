import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import { type Address, type AddressInput, parseAddressChange } from "./address.ts";
import type { AddressPort } from "./address-port.ts";

/** Changes the fields that are given; what the rules refuse is refused without a request. A refusal names its field. */
export async function changeAddress(
  { addresses }: { readonly addresses: Pick<AddressPort, "changeAddress"> },
  change: AddressInput,
): Promise<Result<Address, Problem>> {
  const parsed = parseAddressChange(change);
  return parsed.ok ? addresses.changeAddress(parsed.value) : parsed;
}
