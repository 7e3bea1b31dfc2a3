import type * as v from "valibot";
import type { userAddress } from "../../../contracts/schemas/member.ts";
import type { Address } from "../../../core/session/model.ts";

/** The wire's names are ours. */
export function addressToWire(address: Address): v.InferInput<typeof userAddress> {
  return address;
}
