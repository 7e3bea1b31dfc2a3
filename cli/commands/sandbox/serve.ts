import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { textOption, wholeNumber, withDefault } from "../../command-line/options.ts";
import { fields, text } from "../../output/view.ts";

const DEMO_USERNAMES = ["silver", "gold", "platinum", "diamond", "vip"] as const;
const DEMO_PASSWORD = "demo1234";

export const sandboxServe = command({
  path: ["sandbox", "serve"],
  summary: "Serve a sandbox house until it is stopped; without --data its journal is in memory",
  needs: [],
  examples: ["sanam sandbox serve", "sanam sandbox serve --port 4601 --data .sandbox --seed 7"],
  notes: "The answer is printed when the house is ready. Ctrl-C or a termination signal stops it.",
  options: {
    port: withDefault(wholeNumber("--port <n>", "0 takes any free port", { min: 0, max: 65_535 }), 4600),
    host: withDefault(textOption("--host <name>", "the address to listen on"), "127.0.0.1"),
    data: textOption("--data <folder>", "the folder of the journal, which then survives a restart"),
    seed: wholeNumber("--seed <n>", "another number creates other members and histories", { min: 0, max: 2 ** 31 - 1 }),
    games: wholeNumber("--games <n>", "the number of games in the lobby; the fixed list is always included", {
      min: 1,
      max: 20_000,
    }),
  },
  run: async ({ port, host, data, seed, games }, context) => {
    const stopped = context.untilStopped();
    const house = await context.serveSandbox({ port, host, dataDir: data, seed, games });
    if (!house.ok) return house;
    const { url, sandboxToken, close } = house.value;
    return ok({
      data: {
        url,
        dataDir: data ?? null,
        sandboxToken: sandboxToken ?? null,
        accounts: DEMO_USERNAMES.map((username) => ({ username, password: DEMO_PASSWORD })),
      },
      view: [
        fields({
          "Sandbox house": url,
          Journal: data ?? "in memory",
          Accounts: DEMO_USERNAMES.join(", "),
          Password: DEMO_PASSWORD,
          ...(sandboxToken === undefined ? {} : { "X-Sandbox-Token": sandboxToken }),
        }),
        text(`Try: SANAM_PASSWORD=${DEMO_PASSWORD} sanam session login gold --target ${url}`),
      ],
      afterwards: async () => {
        await stopped;
        context.say("Stopping …");
        await close();
      },
    });
  },
});
