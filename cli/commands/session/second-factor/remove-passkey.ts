import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { needed, positional, textOption } from "../../../command-line/options.ts";
import { text } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";

export const sessionSecondFactorRemovePasskey = command({
  path: ["session", "second-factor", "remove-passkey"],
  summary: "Remove a passkey; `status` lists their ids",
  needs: ["member"],
  examples: ["sanam session second-factor remove-passkey PASSKEY_ID"],
  notes: "Confirm the session first. Passkeys are made in a browser.",
  options: { id: needed(positional(textOption("--id <id>", "the passkey's id"))) },
  run: async ({ id }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.secondFactor.removePasskey(id), () => ({
      data: { removed: id },
      view: [text("The passkey is removed.")],
    }));
  },
});
