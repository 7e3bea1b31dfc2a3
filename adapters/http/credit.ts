import type * as v from "valibot";
import { getCredit } from "../../contracts/endpoints/credit.ts";
import type { credit } from "../../contracts/schemas/credit.ts";
import type { Clock } from "../../core/platform/device.ts";
import type { Session } from "../../core/session/model.ts";
import type { Instant } from "../../core/shared/bangkok-time.ts";
import { baht } from "../../core/shared/money.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { Credit } from "../../core/wallet/model.ts";
import type { WalletPort } from "../../core/wallet/port.ts";
import type { HttpClient } from "./client/client.ts";
import { optionalInstantFromWire } from "./from-wire.ts";

/** The wallet port's credit over HTTP. */
export function createHttpCredit(
  client: HttpClient,
  identity: () => Session | undefined,
  clock: Clock,
): WalletPort["credit"] {
  return async () => {
    const requestedAt = clock();
    const params = { username: identity()?.member.username ?? "" };
    const reply = await client.call(getCredit, { params, body: { balanceType: "credit" } });
    return mapOk(reply, (wire) => creditFromWire(wire, requestedAt));
  };
}

/** Takes the time of the request where the backend gives no time: the balance is at least that new. */
function creditFromWire(wire: v.InferOutput<typeof credit>, requestedAt: Instant): Credit {
  return { creditSatang: baht(wire.credit), points: wire.point, asOf: optionalInstantFromWire(wire.at) ?? requestedAt };
}
