import { ContainerModule } from "inversify";
import { saveFile } from "../../../adapters/browser/save-file.ts";
import { createHttpSecondFactor } from "../../../adapters/http/second-factor.ts";
import { type AskConfirmation, confirmedCall } from "../../../core/session/second-factor/confirmed-call.ts";
import type { SecondFactorPort } from "../../../core/session/second-factor/port.ts";
import type { ConfirmationStore } from "../../stores/session/confirmation-store.ts";
import { SecondFactorStore } from "../../stores/session/second-factor-store.ts";
import { CONFIRMATION, SECOND_FACTOR, SITE } from "../identifiers.ts";
import type { SiteParts } from "../site-parts.ts";

/** Apart from `session.ts`: only one screen needs it. */
export const secondFactorModule = new ContainerModule(({ bind }) => {
  bind(SECOND_FACTOR).toResolvedValue(
    ({ client, page }: SiteParts, confirmation: ConfirmationStore) => {
      const http = createHttpSecondFactor(client);
      const ask: AskConfirmation = (refusal) => confirmation.ask(refusal);
      const port: SecondFactorPort = {
        ...http,
        addPasskey: (passkey) => confirmedCall(() => http.addPasskey(passkey), ask),
        removePasskey: (id) => confirmedCall(() => http.removePasskey(id), ask),
      };
      return new SecondFactorStore(port, saveFile.bind(undefined, page), page.location.origin);
    },
    [SITE, CONFIRMATION],
  );
});
