import { accountEndpoints as rows } from "../../../contracts/endpoints/account.ts";
import type { LanguagePort } from "../../../core/session/port.ts";
import { mapOk } from "../../../core/shared/result.ts";
import type { HttpClient } from "../client/client.ts";

export function createHttpLanguage(client: HttpClient): LanguagePort {
  return {
    async chooseLanguage(language) {
      return mapOk(await client.call(rows.chooseLanguage, { body: { language } }), () => undefined);
    },
  };
}
