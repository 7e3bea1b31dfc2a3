import { toIso } from "../../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { fields, isoOf, moment, table } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";

export const sessionSecondFactorStatus = command({
  path: ["session", "second-factor", "status"],
  summary: "Show whether the authenticator app is on",
  needs: ["member"],
  examples: [inMemory("sanam session second-factor status")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.secondFactor.status(), ({ totpSince, recoveryCodesLeft, passkeys }) => {
      const on = totpSince !== undefined;
      return {
        data: {
          on,
          since: isoOf(totpSince) ?? null,
          recoveryCodesLeft,
          passkeys: passkeys.map(({ addedAt, ...passkey }) => ({ ...passkey, addedAt: toIso(addedAt) })),
        },
        view: [
          fields({
            "Authenticator app": on ? "on" : "off",
            Since: on ? moment(totpSince) : undefined,
            "Recovery codes left": on || passkeys.length > 0 ? String(recoveryCodesLeft) : undefined,
          }),
          table(
            ["Passkey", "Added", "Id"],
            passkeys.map(({ name, addedAt, id }) => [name, moment(addedAt), id]),
            "No passkeys.",
          ),
        ],
      };
    });
  },
});
