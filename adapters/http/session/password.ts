import { accountEndpoints as rows } from "../../../contracts/endpoints/account.ts";
import type { Session } from "../../../core/session/model.ts";
import type { PasswordPort } from "../../../core/session/port.ts";
import { mapOk } from "../../../core/shared/result.ts";
import type { HttpClient } from "../client/client.ts";

export function createHttpPassword(client: HttpClient, identity: () => Session | undefined): PasswordPort {
  return {
    async changePassword({ oldPassword, newPassword, confirmPassword }, intent) {
      const body = { oldPassword, newPassword, confirmPassword };
      return mapOk(
        await client.call(rows.changePassword, { params: { uuid: identity()?.member.id ?? "" }, body, intent }),
        () => undefined,
      );
    },

    beginRecovery: (account, puzzleAnswer) => client.call(rows.beginRecovery, { body: { account, puzzleAnswer } }),

    async recoverPassword({ ticket, code, newPassword, secondFactor }, puzzleAnswer) {
      const body = { ticket, code, newPassword, secondFactor, puzzleAnswer };
      return mapOk(await client.call(rows.recoverPassword, { body }), () => undefined);
    },
  };
}
