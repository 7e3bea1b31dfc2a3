import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { needed, positional, textOption, wholeNumber, withDefault } from "../../command-line/options.ts";
import { fields, text } from "../../output/view.ts";

export const brandPreview = command({
  path: ["brand", "preview"],
  summary: "Serve the built site with a brand on this machine; the browser follows each change of the file",
  needs: ["site"],
  exits: [3],
  examples: ["sanam brand preview brands/goldhall.json --port 4700"],
  notes:
    "Serves a sandbox house in memory with the demo members; it stands for the brand's own backend. Ctrl-C or a termination signal stops it.",
  options: {
    file: positional(needed(textOption("--file <file>", "the brand file"))),
    site: textOption("--site <folder>", "the built site (default: build/web)"),
    port: withDefault(wholeNumber("--port <n>", "0 takes any free port", { min: 0, max: 65_535 }), 4700),
  },
  run: async (input, context) => {
    const stopped = context.untilStopped();
    const preview = await context.previewBrand(input);
    if (!preview.ok) return preview;
    const { url, close } = preview.value;
    return ok({
      data: { url, file: input.file },
      view: [fields({ Preview: url, "Brand file": input.file }), text("Sign in as gold with demo1234.")],
      afterwards: async () => {
        await stopped;
        context.say("Stopping …");
        await close();
      },
    });
  },
});
