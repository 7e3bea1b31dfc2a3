import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { Address, AddressChange } from "./address.ts";

/** Where the signed-in member's prizes are sent, at some backend. */
export interface AddressPort {
  /** Undefined where none was given. */
  address(): Promise<Result<Address | undefined, Problem>>;
  /** Takes values as core's address fields read them; answers with the whole address. Safe to repeat. */
  changeAddress(change: AddressChange): Promise<Result<Address, Problem>>;
}
