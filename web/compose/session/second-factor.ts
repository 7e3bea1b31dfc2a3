import { ContainerModule } from "inversify";
import { saveFile } from "../../../adapters/browser/save-file.ts";
import { createHttpSecondFactor } from "../../../adapters/http/second-factor.ts";
import { confirmedCall } from "../../../core/session/second-factor/second-factors.ts";
import type { ConfirmationStore } from "../../stores/session/confirmation-store.ts";
import { SecondFactorStore } from "../../stores/session/second-factor-store.ts";
import { CONFIRMATION, SECOND_FACTOR, SITE, type SiteParts } from "../identifiers.ts";

/** Apart from `session.ts`: only one screen needs it. */
export const secondFactorModule = new ContainerModule(({ bind }) => {
  bind(SECOND_FACTOR).toResolvedValue(
    ({ client, page }: SiteParts, confirmation: ConfirmationStore) => {
      const guarded = ["begin", "turnOn", "beginPasskey", "addPasskey", "removePasskey"] as const;
      const port = confirmedCall(createHttpSecondFactor(client), guarded, confirmation);
      return new SecondFactorStore(port, saveFile.bind(undefined, page), page.location.origin);
    },
    [SITE, CONFIRMATION],
  );
});
