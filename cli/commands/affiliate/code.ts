import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { fields } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";

export const affiliateCode = command({
  path: ["affiliate", "code"],
  summary: "Show the member's invitation code and the page where friends register with it",
  needs: ["member"],
  examples: [inMemory("sanam affiliate code")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.affiliate.code(), (code) => {
      const path = `/aff/${encodeURIComponent(code)}`;
      return { data: { code, path }, view: [fields({ Code: code, Path: path })] };
    });
  },
});
