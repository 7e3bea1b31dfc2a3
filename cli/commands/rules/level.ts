import { type LevelProgress, levelProgress, type NextLevel } from "../../../core/rules/level-progress.ts";
import {
  LEVEL_BASES,
  LEVEL_IDS,
  type Level,
  levelTable,
  REFUND_TABLE_NAMES,
  REFUND_TABLES,
} from "../../../core/rules/levels.ts";
import { satang, ZERO } from "../../../core/shared/money.ts";
import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { amountOrZero, choice, withDefault } from "../../command-line/options.ts";
import type { JsonObject } from "../../output/json.ts";
import { type Block, fields, money, table, text } from "../../output/view.ts";

export const rulesLevel = command({
  path: ["rules", "level"],
  summary: "Show the level that deposits earn, the distance to the next one and the whole table",
  needs: [],
  examples: [
    inMemory("sanam rules level --deposited 320000"),
    inMemory("sanam rules level --deposited 320000 --month 1200000 --refund classic"),
  ],
  options: {
    deposited: withDefault(amountOrZero("--deposited <baht>", "credited deposits since registration"), ZERO),
    month: withDefault(
      amountOrZero("--month <baht>", "credited deposits of this month, which --deposited includes"),
      ZERO,
    ),
    held: choice("--held <id>", "the id of the present level; 5 and 6 are by invitation", LEVEL_IDS.map(String)),
    platinumBasis: choice("--platinum-basis <basis>", "how platinum's deposits are counted", LEVEL_BASES),
    refund: withDefault(choice("--refund <table>", "the loss-refund table", REFUND_TABLE_NAMES), "standard"),
  },
  run: ({ deposited, month, held, platinumBasis, refund }) => {
    const levels = levelTable(platinumBasis === undefined ? {} : { platinumBasis });
    const heldId = LEVEL_IDS.find((id) => String(id) === held);
    const cumulative = satang(Math.max(deposited, month));
    const progress = levelProgress({ cumulative, month }, heldId, levels);
    const { current, earned, next, byInvitation } = progress;
    const percents = REFUND_TABLES[refund];
    const explanation = explain(progress);
    return ok({
      data: {
        level: current.name,
        levelId: current.id,
        earned,
        refundPercent: percents[current.name],
        next: next ? nextJson(next) : null,
        byInvitation: byInvitation?.name ?? null,
        explanation,
        table: levels.map((row) => levelJson(row, percents[row.name])),
      },
      view: [
        fields({
          Level: `${current.name} (id ${current.id})`,
          "Loss refund": `${percents[current.name]}% (${refund})`,
          Why: explanation,
        }),
        text(""),
        levelTableView(levels, percents),
      ],
    });
  },
});

function explain({ current, earned, next, byInvitation }: LevelProgress): string {
  const { amount, basis } = current.criteria;
  const currentText = current.disabled
    ? `${current.name} is held by invitation and kept whatever the deposits are.`
    : earned
      ? `${current.name} takes ${money(amount)} ${counted(basis)}.`
      : `Every member starts at ${current.name}; ${money(amount)} ${counted(basis)} earns it.`;
  if (next) {
    const { level: nextLevel, missing, percent } = next;
    return `${currentText} ${nextLevel.name} takes ${money(next.required)} ${counted(next.basis)}: ${money(missing)} to go (${percent}%).`;
  }
  return byInvitation ? `${currentText} ${byInvitation.name} is by invitation only.` : currentText;
}

function counted(basis: Level["criteria"]["basis"]): string {
  return basis === "month" ? "deposited in one month" : "deposited in all";
}

function nextJson({ level: nextLevel, basis, deposited, required, missing, percent }: NextLevel): JsonObject {
  return {
    level: nextLevel.name,
    levelId: nextLevel.id,
    basis,
    depositedSatang: deposited,
    requiredSatang: required,
    missingSatang: missing,
    percent,
  };
}

function levelJson(
  { id, name, disabled, criteria, nextLevelAmount, maxAmount }: Level,
  refundPercent: number,
): JsonObject {
  return {
    id,
    name,
    disabled,
    criteriaSatang: criteria.amount,
    basis: criteria.basis,
    nextLevelSatang: nextLevelAmount,
    maxSatang: maxAmount,
    refundPercent,
  };
}

function levelTableView(levels: readonly Level[], percents: Readonly<Record<Level["name"], number>>): Block {
  const rows = levels.map(({ id, name, disabled, criteria, nextLevelAmount }) => [
    String(id),
    name,
    money(criteria.amount),
    criteria.basis,
    money(nextLevelAmount),
    `${percents[name]}%`,
    disabled ? "invitation" : "deposits",
  ]);
  return table(["Id>", "Level", "Deposits>", "Counted", "Next at>", "Refund>", "Earned by"], rows, "No levels.");
}
