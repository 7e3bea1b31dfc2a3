import { addressWith, parseAddressChange } from "../../../core/session/change-address.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { type ServiceContext, whileOpen } from "../engine/service-context.ts";
import type { MemberService } from "../house.ts";

type AddressService = Pick<MemberService, "address" | "changeAddress">;

export function createAddressService(context: ServiceContext, id: MemberId): AddressService {
  return {
    address: async () => (await context.streams.peek(id)).address,
    async changeAddress(change) {
      const open = await whileOpen(context);
      if (!open.ok) return open;
      const read = parseAddressChange(change);
      if (!read.ok) return read;
      const { state, outcome } = await context.streams.execute(id, { type: "change-address", change: read.value });
      return mapOk(outcome, () => addressWith(state.address, read.value));
    },
  };
}
