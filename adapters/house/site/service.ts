import type { ServiceContext } from "../engine/service-context.ts";
import type { SiteService } from "../house.ts";
import type { BackOffice } from "../staff/back-office.ts";

export function createSiteService(
  { site, content, readModels }: ServiceContext,
  backOffice: () => BackOffice,
): SiteService {
  return {
    async settings() {
      const { lines, promotion } = content;
      const policy = backOffice();
      const seconds = policy.mode === "automatic" ? Math.ceil(policy.afterMs / 1000) : undefined;
      return { lines, promotion, usualSeconds: { deposit: seconds, withdrawal: seconds } };
    },
    operation: async () => (await site.read()).operation,
    configuration: async () => content.configuration,
    async announcements(audience) {
      const { announcements } = await site.read();
      return [...announcements, ...content.announcements]
        .filter(({ membersOnly }) => audience === "member" || !membersOnly)
        .sort((one, other) => other.publishedAt - one.publishedAt)
        .map(({ id, title, body, publishedAt }) => ({ id, title, body, publishedAt }));
    },
    recentDeposits: async () => (await readModels.latest()).feed.deposits(),
    recentWithdrawals: async () => (await readModels.latest()).feed.withdrawals(),
  };
}
