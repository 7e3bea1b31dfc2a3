import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { needed, positional, textOption } from "../../command-line/options.ts";
import { table, text } from "../../output/view.ts";

export const backendNew = command({
  path: ["backend", "new"],
  summary: "Write a starting backend of your own: one TypeScript file for Node, with a sign-in, a credit and deposits",
  needs: [],
  examples: ["sanam backend new my-backend"],
  notes: [
    "It needs nothing but Node 22.18 or later, and has everything in memory. Its README says what each call must hold.",
    "`sanam contract rows` lists what each part of the site needs, `sanam contract conform` checks what is there.",
  ].join("\n"),
  options: { folder: positional(needed(textOption("--folder <folder>", "a new or empty folder"))) },
  run: async ({ folder }, context) => {
    const written = await context.newBackend(folder);
    if (!written.ok) return written;
    return ok({
      data: { folder, files: written.value },
      view: [
        table(
          ["File"],
          written.value.map((file) => [file]),
          "",
        ),
        text(`Next: node ${folder}/server.ts`),
        text("Then: npx sanam contract conform --target http://127.0.0.1:4700 --allow-writes"),
      ],
    });
  },
});
