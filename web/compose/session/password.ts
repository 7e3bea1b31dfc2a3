import { ContainerModule } from "inversify";
import { createHttpPassword } from "../../../adapters/http/session/password.ts";
import { confirmedCall } from "../../../core/session/second-factor/second-factors.ts";
import type { ActionDependencies } from "../../stores/base/dependencies.ts";
import type { ConfirmationStore } from "../../stores/session/confirmation-store.ts";
import { PasswordStore } from "../../stores/session/password-store.ts";
import { ACTIONS, CONFIRMATION, PASSWORD, SITE, type SiteParts } from "../identifiers.ts";

export const passwordModule = new ContainerModule(({ bind }) => {
  bind(PASSWORD).toResolvedValue(
    (
      { sessionPort, client, identity, inputRules }: SiteParts,
      actions: ActionDependencies,
      confirmation: ConfirmationStore,
    ) => {
      const port = confirmedCall(createHttpPassword(client, identity), ["changePassword"], confirmation);
      const session = { ...sessionPort, ...port };
      return new PasswordStore({ ...actions, session, inputRules }, () => identity()?.member.username ?? "");
    },
    [SITE, ACTIONS, CONFIRMATION],
  );
});
