import { ContainerModule } from "inversify";
import type { ActionDependencies } from "../stores/base/dependencies.ts";
import { PasswordStore } from "../stores/session/password-store.ts";
import { ACTIONS, PASSWORD, SITE } from "./identifiers.ts";
import type { SiteParts } from "./site-parts.ts";

export const passwordModule = new ContainerModule(({ bind }) => {
  bind(PASSWORD).toResolvedValue(
    ({ sessionPort, identity, inputRules }: SiteParts, actions: ActionDependencies) =>
      new PasswordStore({ ...actions, session: sessionPort, inputRules }, () => identity()?.member.username ?? ""),
    [SITE, ACTIONS],
  );
});
