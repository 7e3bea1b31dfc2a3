import { ContainerModule } from "inversify";
import { saveFile } from "../../adapters/browser/save-file.ts";
import { createHttpSecondFactor } from "../../adapters/http/second-factor.ts";
import { SecondFactorStore } from "../stores/session/second-factor-store.ts";
import { SECOND_FACTOR, SITE } from "./identifiers.ts";
import type { SiteParts } from "./site-parts.ts";

/** Apart from `session.ts`: only one screen needs it. */
export const secondFactorModule = new ContainerModule(({ bind }) => {
  bind(SECOND_FACTOR).toResolvedValue(
    ({ client, page }: SiteParts) =>
      new SecondFactorStore(createHttpSecondFactor(client), saveFile.bind(undefined, page)),
    [SITE],
  );
});
