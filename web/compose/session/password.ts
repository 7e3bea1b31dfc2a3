import { ContainerModule } from "inversify";
import { createHttpPassword } from "../../../adapters/http/session/password.ts";
import { confirmedCall } from "../../../core/session/second-factor/confirmed-call.ts";
import type { ActionDependencies } from "../../stores/base/dependencies.ts";
import type { ConfirmationStore } from "../../stores/session/confirmation-store.ts";
import { PasswordStore } from "../../stores/session/password-store.ts";
import { ACTIONS, CONFIRMATION, PASSWORD, SITE } from "../identifiers.ts";
import type { SiteParts } from "../site-parts.ts";

export const passwordModule = new ContainerModule(({ bind }) => {
  bind(PASSWORD).toResolvedValue(
    (
      { sessionPort, client, identity, inputRules }: SiteParts,
      actions: ActionDependencies,
      confirmation: ConfirmationStore,
    ) => {
      const http = createHttpPassword(client, identity);
      const session = {
        ...sessionPort,
        changePassword: (...asked: Parameters<typeof http.changePassword>) =>
          confirmedCall(
            () => http.changePassword(...asked),
            (refusal) => confirmation.ask(refusal),
          ),
      };
      return new PasswordStore({ ...actions, session, inputRules }, () => identity()?.member.username ?? "");
    },
    [SITE, ACTIONS, CONFIRMATION],
  );
});
