import {
  type BonusPayment,
  bonusPaymentIn,
  type PromotionSetting,
  promotionAt,
} from "../../../core/rules/promotion.ts";
import { type Instant, toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { type FeedEntry, RANKING_PERIODS, type SiteSettings } from "../../../core/site/model.ts";
import type { SitePort } from "../../../core/site/port.ts";
import { plainText } from "../../../core/site/support-text.ts";
import { type Command, command, inMemory } from "../../command-line/command.ts";
import { choice, withDefault } from "../../command-line/options.ts";
import { type Block, fields, isoOf, type JsonObject, moment, money, table, text, yesNo } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";

export const siteStatus = command({
  path: ["site", "status"],
  summary: "Show whether the site is open or in maintenance",
  needs: ["target"],
  examples: [inMemory("sanam site status")],
  options: {},
  run: async (_, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.operation(), ({ maintenance, until }) => ({
      data: { maintenance, until: isoOf(until) ?? null },
      view: [fields({ Target: backend.value.targetName, Maintenance: yesNo(maintenance), Until: moment(until) })],
    }));
  },
});

function promotionJson({ bonusMax, bonusPaid, refundPercent, ...setting }: PromotionSetting): JsonObject {
  return { ...setting, bonusMaxSatang: bonusMax, bonusPaid: bonusPaid ?? null, refundPercent: refundPercent ?? null };
}

const PAID = {
  automatic: "with every deposit of a period, without turnover",
  chosen: "with the deposit that takes it",
} as const satisfies Record<BonusPayment, string>;

/** What a member's own setting says of the refund, which a visitor's does not. */
function refundLine({ refundPercent }: Pick<PromotionSetting, "refundPercent">): string {
  return typeof refundPercent === "number" ? `${refundPercent}% of the loss, after each day` : "by staff";
}

function promotionBlocks(setting: PromotionSetting | undefined, now: Instant, refund?: string): readonly Block[] {
  const payment = setting && bonusPaymentIn(setting);
  const promotion = promotionAt(setting, now);
  const facts = fields({
    "Maximum bonus": promotion.offered ? money(promotion.maxBonus) : undefined,
    "Bonus paid": promotion.offered ? (payment ? PAID[payment] : "by staff") : undefined,
    "Loss refund": refund,
  });
  if (!promotion.offered) return [text("No promotion."), ...(refund === undefined ? [] : [facts])];
  const rows = promotion.periods.map(({ ratePercent, start, end, endDigitBonus, running }) => [
    `${ratePercent}%`,
    start,
    end,
    endDigitBonus,
    yesNo(running),
  ]);
  return [facts, text(""), table(["Rate>", "Start", "End", "End digit>", "Running"], rows, "No periods.")];
}

export const siteSettings = command({
  path: ["site", "settings"],
  summary: "Show the chat accounts, the usual waiting times and the public promotion",
  needs: ["target"],
  examples: [inMemory("sanam site settings")],
  options: {},
  run: async (_, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.settings(), (settings) => ({
      data: settingsJson(settings),
      view: [settingsView(settings), text(""), ...promotionBlocks(settings.promotion, context.now())],
    }));
  },
});

function settingsJson({ lines, promotion, usualSeconds }: SiteSettings): JsonObject {
  return {
    lines: { primary: lines.primary ?? null, backup: lines.backup ?? null },
    usualSeconds: { deposit: usualSeconds.deposit ?? null, withdrawal: usualSeconds.withdrawal ?? null },
    promotion: promotion ? promotionJson(promotion) : null,
  };
}

function settingsView({ lines, usualSeconds }: SiteSettings): Block {
  return fields({
    "Primary line": lines.primary ?? "-",
    "Backup line": lines.backup ?? "-",
    "A deposit takes": seconds(usualSeconds.deposit),
    "A withdrawal takes": seconds(usualSeconds.withdrawal),
  });
}

function seconds(count: number | undefined): string {
  return count === undefined ? "-" : `${count} s`;
}

export const siteAnnouncements = command({
  path: ["site", "announcements"],
  summary: "List the announcements, newest first; members also see theirs",
  needs: ["target"],
  examples: [inMemory("sanam site announcements")],
  options: {},
  run: async (_, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.announcements(), (announcements) => ({
      data: {
        items: announcements.map(({ id, title, body, publishedAt }) => ({
          id,
          title,
          body,
          publishedAt: toIso(publishedAt),
        })),
      },
      view: [
        table(
          ["Published", "Id", "Title"],
          announcements.map(({ id, title, publishedAt }) => [moment(publishedAt), id, title]),
          "No announcements.",
        ),
      ],
    }));
  },
});

export const siteNews = command({
  path: ["site", "news"],
  summary: "Print the announcements in full, as plain text",
  needs: ["target"],
  examples: [inMemory("sanam site news")],
  options: {},
  run: async (_, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.announcements(), (announcements) => {
      const items = announcements.map(({ id, title, body, publishedAt }) => ({
        id,
        title,
        publishedAt,
        lines: plainText(body),
      }));
      return {
        data: { items: items.map((item) => ({ ...item, publishedAt: toIso(item.publishedAt) })) },
        view:
          items.length === 0
            ? [text("No announcements.")]
            : items.map(({ title, publishedAt, lines }) =>
                text(`${moment(publishedAt)}  ${title}\n${lines.map((line) => `  ${line}`).join("\n")}\n`),
              ),
      };
    });
  },
});

export const siteConfiguration = command({
  path: ["site", "configuration"],
  summary: "List the operator's pictures and embedded pages by key",
  needs: ["target"],
  examples: [inMemory("sanam site configuration")],
  options: {},
  run: async (_, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.configuration(), (configuration) => {
      const items = Array.from(configuration, ([key, path]) => ({ key, path }));
      return {
        data: { items },
        view: [
          table(
            ["Key", "Path"],
            items.map(({ key, path }) => [key, path]),
            "Nothing is configured.",
          ),
        ],
      };
    });
  },
});

/** The member's own setting; `site settings` shows the public one. */
export const sitePromotion = command({
  path: ["site", "promotion"],
  summary: "Show the signed-in member's promotion",
  needs: ["member"],
  examples: [inMemory("sanam site promotion")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.memberPromotion(), (setting) => ({
      data: promotionJson(setting),
      view: promotionBlocks(setting, context.now(), refundLine(setting)),
    }));
  },
});

/** A command that lists a public feed. */
function feedCommand(
  verb: string,
  summary: string,
  read: (site: SitePort) => ReturnType<SitePort["recentDeposits"]>,
): Command {
  return command({
    path: ["site", verb],
    summary,
    needs: ["target"],
    examples: [inMemory(`sanam site ${verb}`)],
    options: {},
    run: async (_, context) => {
      const backend = await context.connect();
      if (!backend.ok) return backend;
      return mapOk(await read(backend.value.site), (entries) => ({
        data: { items: entries.map(({ at, ...entry }) => ({ ...entry, at: toIso(at) })) },
        view: [table(["When", "Who", "Amount>"], entries.map(rowOf), "Nothing lately.")],
      }));
    },
  });
}

function rowOf({ maskedName, amountSatang, at }: FeedEntry): readonly string[] {
  return [moment(at), maskedName, money(amountSatang)];
}

export const siteDeposits = feedCommand(
  "deposits",
  "List the latest credited deposits of all members, names masked",
  (site) => site.recentDeposits(),
);

export const siteWithdrawals = feedCommand(
  "withdrawals",
  "List the latest paid withdrawals of all members, names masked",
  (site) => site.recentWithdrawals(),
);

export const siteRanking = command({
  path: ["site", "ranking"],
  summary: "List who staked most in a period, names masked, always with the member's own line",
  needs: ["member"],
  examples: [inMemory("sanam site ranking --period week")],
  options: { period: withDefault(choice("--period <name>", "the period", RANKING_PERIODS), "day") },
  run: async ({ period }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.ranking(period), (entries) => ({
      data: { period, items: entries.map((entry) => ({ ...entry })) },
      view: [
        table(
          ["Rank>", "Name", "Staked>", ""],
          entries.map(({ rank, maskedName, stakedSatang, mine }) => [
            String(rank),
            maskedName,
            money(stakedSatang),
            mine ? "you" : "",
          ]),
          "Nobody has played.",
        ),
      ],
    }));
  },
});
