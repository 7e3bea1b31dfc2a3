import type { ChancedPrize, Prize, RewardRequest } from "../../../core/rewards/model.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import type { Answer } from "../../output/print.ts";
import { type Block, fields, type JsonObject, moment, money, table, text } from "../../output/view.ts";

export function prizeJson(prize: Prize): JsonObject {
  return { ...prize };
}

export function prizeText(prize: Prize): string {
  switch (prize.kind) {
    case "credit":
      return money(prize.amountSatang);
    case "points":
      return `${prize.points} points`;
    case "item":
      return prize.title;
    case "nothing":
      return "nothing";
  }
}

/** `12%`, with at most four decimals. */
export function chanceText({ chance }: ChancedPrize): string {
  return `${Number((chance * 100).toFixed(4))}%`;
}

export function claimJson({ prize, createdAt, timeline, ...request }: RewardRequest): JsonObject {
  return {
    ...request,
    prize: prizeJson(prize),
    createdAt: toIso(createdAt),
    timeline: timeline.map((step) => ({ status: step.status, at: toIso(step.at), reason: step.reason })),
  };
}

/** One claim: its fields, then its timeline. */
export function claimView({
  id,
  title,
  prize,
  pricePoints,
  status,
  createdAt,
  timeline,
}: RewardRequest): Answer["view"] {
  return [
    fields({
      Id: id,
      Status: status,
      Reward: title,
      Prize: prizeText(prize),
      Price: `${pricePoints} points`,
      Created: moment(createdAt),
    }),
    text(""),
    table(
      ["At", "Status", "Reason"],
      timeline.map((step) => [moment(step.at), step.status, step.reason ?? ""]),
      "No steps yet.",
    ),
  ];
}

export function claimTable(requests: readonly RewardRequest[], whenEmpty: string): Block {
  return table(
    ["Id", "Status", "Reward", "Prize", "Points>", "Created", "Reason"],
    requests.map(({ id, status, title, prize, pricePoints, createdAt, timeline }) => [
      id,
      status,
      title,
      prizeText(prize),
      String(pricePoints),
      moment(createdAt),
      timeline.at(-1)?.reason ?? "",
    ]),
    whenEmpty,
  );
}
