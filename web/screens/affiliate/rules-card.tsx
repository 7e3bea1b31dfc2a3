import { AFFILIATE_SHARES, DAY_CLOSES_AFTER_MS } from "../../../core/rules/affiliate-bonus.ts";
import { MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import { affiliateText } from "../../text/th/affiliate/affiliate.ts";
import { Card } from "../../ui/layout/card.tsx";
import { BulletList } from "../../ui/lists/bullet-list.tsx";

const text = affiliateText.rules;
const closes = `00:${String(DAY_CLOSES_AFTER_MS / MINUTE_MS).padStart(2, "0")}`;

/** The bonus rules in words, with the numbers of the rule file. */
export function RulesCard() {
  return (
    <Card title={text.title}>
      <BulletList
        items={[
          text.af(String(AFFILIATE_SHARES.af / 100)),
          text.wl(String(AFFILIATE_SHARES.wl / 100)),
          text.closes(closes),
          text.round,
        ]}
      />
    </Card>
  );
}
