import { toIso } from "../../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { moment, table } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { chanceText, prizeJson, prizeText } from "../prize-view.ts";

export const flipCardEvents = command({
  path: ["flip-card", "events"],
  summary: "List the open card events with their chances",
  needs: ["member"],
  examples: [inMemory("sanam flip-card events")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.rewards.flipCardEvents(), (events) => ({
      data: {
        items: events.map(({ prizes, startsAt, endsAt, ...event }) => ({
          ...event,
          startsAt: toIso(startsAt),
          endsAt: toIso(endsAt),
          prizes: prizes.map(({ prize, chance }) => ({ prize: prizeJson(prize), chance })),
        })),
      },
      view: [
        table(
          ["Event", "Game", "Title", "Cards>", "Points>", "Left>", "Ends", "Chances of a card"],
          events.map(({ id, game, title, cards, pricePoints, playsLeft, endsAt, prizes }) => [
            id,
            game,
            title,
            String(cards),
            String(pricePoints),
            playsLeft === undefined ? "-" : String(playsLeft),
            moment(endsAt),
            prizes.map((each) => `${prizeText(each.prize)} ${chanceText(each)}`).join(", "),
          ]),
          "No card game is on.",
        ),
      ],
    }));
  },
});
