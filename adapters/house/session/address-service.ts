import { mapOk } from "../../../core/shared/result.ts";
import { addressWith, parseAddressChange } from "../../../core/session/address.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { MemberDesk } from "../house.ts";
import { type Floor, whileOpen } from "../engine/service-context.ts";

type AddressCounter = Pick<MemberDesk, "address" | "changeAddress">;

export function createAddressCounter(floor: Floor, id: MemberId): AddressCounter {
  return {
    address: async () => (await floor.streams.peek(id)).address,
    async changeAddress(change) {
      const open = await whileOpen(floor);
      if (!open.ok) return open;
      const read = parseAddressChange(change);
      if (!read.ok) return read;
      const { state, outcome } = await floor.streams.execute(id, { do: "change-address", change: read.value });
      return mapOk(outcome, () => addressWith(state.address, read.value));
    },
  };
}
