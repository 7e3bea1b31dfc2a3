import { refundPercent } from "../../../core/rules/loss-refund.ts";
import { maskName } from "../../../core/rules/mask-name.ts";
import type { PromotionSetting } from "../../../core/rules/promotion.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Announcement, Configuration, FeedEntry, Operation, SiteSettings } from "../../../core/site/model.ts";
import type { ServiceContext } from "../context.ts";
import { bodyOf, put, withRow } from "../engine/derived/rows.ts";
import type { AmountEvent, AnyState } from "../engine/model.ts";
import type { BackOffice } from "../engine/requests.ts";
import type { Slice } from "../engine/slice.ts";
import type { Rows } from "../ports/rows.ts";
import { type AccountState, standingOf } from "../session/account.ts";
import type { DepositEvent } from "../wallet/deposit.ts";
import type { LedgerState } from "../wallet/ledger.ts";
import type { SlipEvent } from "../wallet/slip.ts";
import type { WithdrawalEvent } from "../wallet/withdrawal.ts";
import { bonusPaymentOf, type SiteContent } from "./site-content.ts";
import type { PublishedAnnouncement } from "./site-stream.ts";

/** Who pays what the setting promises is the same for everybody. */
function withPayment(setting: PromotionSetting, content: SiteContent): PromotionSetting {
  const bonusPaid = bonusPaymentOf(content);
  return { ...setting, ...(bonusPaid && { bonusPaid }) };
}

function settingsView(content: SiteContent, policy: BackOffice): SiteSettings {
  const { lines } = content;
  const promotion = content.promotion && withPayment(content.promotion, content);
  const seconds = policy.mode === "automatic" ? Math.ceil(policy.afterMs / 1000) : undefined;
  return { lines, promotion, usualSeconds: { deposit: seconds, withdrawal: seconds } };
}

/** Newest first, and none of a time that is still to come. Visitors do not see announcements for members. */
export function announcementsFor(
  audience: "visitor" | "member",
  all: readonly PublishedAnnouncement[],
  now: Instant,
): readonly Announcement[] {
  return all
    .filter(({ membersOnly, publishedAt }) => (audience === "member" || !membersOnly) && publishedAt <= now)
    .sort((one, other) => other.publishedAt - one.publishedAt)
    .map(({ id, title, body, publishedAt }) => ({ id, title, body, publishedAt }));
}

interface Promotion {
  readonly context: ServiceContext<AccountState & LedgerState>;
  readonly service: { promotion(): Promise<PromotionSetting> };
}

export const promotion: Slice<Promotion> = {
  initial: {},
  decide: {},
  evolve: {},
  shows: {},
  service: ({ streams, content, levels, refundTable }, id) => ({
    async promotion() {
      const { state, now } = await streams.read(id);
      const { level } = standingOf(state, now, levels);
      const table = refundTable();
      return {
        ...withPayment(content().memberPromotion(level), content()),
        ...(table && { refundPercent: refundPercent(level, table) }),
      };
    },
  }),
};

type State = AnyState & AccountState;

const SHOWN = 20;

type FeedName = "deposits" | "withdrawals";

/** An entry for a credited deposit or slip and a paid withdrawal. It has only a masked name, because the feed is public. */
function withEntry(feed: FeedName) {
  return (state: State, { at, amount }: AmountEvent<string>): State => {
    const { account, version } = state;
    if (!account) return state;
    const body: FeedEntry = { maskedName: maskName(account.name), amountSatang: amount, at };
    return withRow(state, put({ list: "feed", owner: feed, id: `${account.id} ${version}`, order: at, body }));
  };
}

/** The latest entries of all members, latest first. */
async function readFeed(rows: Rows, feed: FeedName): Promise<readonly FeedEntry[]> {
  return (await rows.page({ list: "feed", owner: feed, limit: SHOWN })).map((row) => bodyOf<FeedEntry>(row));
}

interface Feed {
  readonly needs: AccountState;
  readonly others: DepositEvent | SlipEvent | WithdrawalEvent;
}

export const feed: Slice<Feed> = {
  initial: {},
  decide: {},
  evolve: {},
  follow: {
    "deposit-credited": withEntry("deposits"),
    "slip-credited": withEntry("deposits"),
    "withdrawal-paid": withEntry("withdrawals"),
  },
  shows: {},
};

/** What the site shows to everybody. */
export interface SiteService {
  settings(): Promise<SiteSettings>;
  operation(): Promise<Operation>;
  configuration(): Promise<Configuration>;
  /** Newest first. Visitors do not see announcements for members. */
  announcements(audience: "visitor" | "member"): Promise<readonly Announcement[]>;
  recentDeposits(): Promise<readonly FeedEntry[]>;
  recentWithdrawals(): Promise<readonly FeedEntry[]>;
}

export function createSiteService(
  { site, content, rows, clock }: Pick<ServiceContext, "site" | "content" | "rows" | "clock">,
  backOffice: () => Promise<BackOffice>,
): SiteService {
  return {
    settings: async () => settingsView(content(), await backOffice()),
    operation: async () => (await site.read()).operation,
    configuration: async () => content().configuration,
    async announcements(audience) {
      const { announcements } = await site.read();
      return announcementsFor(audience, [...announcements, ...content().announcements], clock());
    },
    recentDeposits: () => readFeed(rows, "deposits"),
    recentWithdrawals: () => readFeed(rows, "withdrawals"),
  };
}
