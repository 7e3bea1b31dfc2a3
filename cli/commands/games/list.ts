import { findable, findGames } from "../../../core/games/find-games.ts";
import { DEFAULT_GAME_CATEGORY, GAME_CATEGORIES, type Game, SLOT_TYPES } from "../../../core/games/model.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { choice, flag, textOption, withDefault } from "../../command-line/options.ts";
import type { JsonObject } from "../../output/json.ts";
import { money, table, yesNo } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";

export const gamesList = command({
  path: ["games", "list"],
  summary: "List the games of a category or of a slot maker",
  needs: ["member"],
  examples: [
    inMemory("sanam games list --category slot --open"),
    inMemory("sanam games list --slot jk"),
    inMemory("sanam games list --search dice"),
  ],
  options: {
    category: withDefault(choice("--category <name>", "the category", GAME_CATEGORIES), DEFAULT_GAME_CATEGORY),
    slot: choice(
      "--slot <type>",
      "only slots of this maker; --category is ignored",
      SLOT_TYPES.map((type) => type.toLowerCase()),
    ),
    search: textOption("--search <text>", "part of a Thai or Latin name, or of a provider's name"),
    provider: textOption("--provider <name>", "only games of this provider"),
    open: flag("--open", "only games that can be opened now"),
  },
  run: async ({ category, slot, search = "", provider, open }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const { games } = backend.value;
    const slotType = SLOT_TYPES.find((type) => type.toLowerCase() === slot);
    const listed = await (slotType ? games.slots(slotType) : games.games(category));
    return mapOk(listed, (all) => {
      const found = findGames(findable(all), { text: search, provider }).filter((game) => game.open || !open);
      return {
        data: { items: found.map(gameJson) },
        view: [
          table(
            ["Id", "Name", "Latin name", "Provider", "Pays back>", "Rank>", "Jackpot>", "Open"],
            found.map(gameRow),
            "No games.",
          ),
        ],
      };
    });
  },
});

function gameJson(game: Game): JsonObject {
  const { addedAt, imagePath: _, ...shown } = game;
  return { ...shown, addedAt: addedAt === undefined ? undefined : toIso(addedAt) };
}

function gameRow(game: Game): readonly string[] {
  const { id, name, latinName, provider, returnPercent, rank, jackpotSatang, open } = game;
  return [
    id,
    name,
    latinName ?? "",
    provider,
    returnPercent === undefined ? "-" : `${returnPercent}%`,
    rank === undefined ? "-" : String(rank),
    jackpotSatang === undefined ? "-" : money(jackpotSatang),
    yesNo(open),
  ];
}
