import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { fields, isoOf, moment } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";

export const sessionSecondFactorStatus = command({
  path: ["session", "second-factor", "status"],
  summary: "Show whether the authenticator app is on",
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.secondFactor.status(), ({ totpSince, recoveryCodesLeft }) => {
      const on = totpSince !== undefined;
      return {
        data: { on, since: isoOf(totpSince) ?? null, recoveryCodesLeft },
        view: [
          fields({
            "Authenticator app": on ? "on" : "off",
            Since: on ? moment(totpSince) : undefined,
            "Recovery codes left": on ? String(recoveryCodesLeft) : undefined,
          }),
        ],
      };
    });
  },
});
