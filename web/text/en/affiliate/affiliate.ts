import type { AffiliateLogType } from "../../../../core/affiliate/model.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/affiliate/affiliate.ts";
import { plural } from "../plural.ts";

const type: Readonly<Record<AffiliateLogType, string>> = { af: "From stakes", wl: "From losses" };

export const affiliateText: Texts<typeof th.affiliateText> = {
  title: "Invite friends",
  invite: {
    title: "Invite friends with your link",
    hint: "Friends can register with this link or QR code, or enter the code when they register.",
    code: "Invitation code",
    link: "Registration link",
    qr: (code) => `QR code to register with the code ${code}`,
    copyCode: "Copy the invitation code",
    copyLink: "Copy the registration link",
    share: "Share link",
    shareMessage: (code) => `Register with the invitation code ${code}`,
    copied: "Link copied",
  },
  type,
  balance: {
    title: "Affiliate money",
    asOf: (time) => `at ${time}`,
  },
  rules: {
    title: "How it is counted",
    af: (percent) =>
      `You get ${percent}% of what a friend stakes, whether the friend wins or loses. It counts at once.`,
    wl: (percent) =>
      `You get ${percent}% of what a friend loses net on a day. If the friend wins, it costs you nothing.`,
    closes: (time) => `The losses of each day close at ${time} on the next day.`,
    round: "Fractions of a satang are rounded down.",
  },
  withdraw: {
    title: "Move to credit",
    from: "Move from",
    amount: "Amount",
    most: "All",
    hint: (least, most) => `At least ${least}. You can move up to ${most} now.`,
    missing: (least, missing) => `You can move it to your credit once it reaches ${least}. ${missing} to go.`,
    missingOfOne: (least, missing) =>
      `You can move money to your credit once one of the two reaches ${least}. ${missing} to go.`,
    tooLittle: (least, left) => `You can move this once it reaches ${least}. You have ${left} now.`,
    submit: (amount) => `Move ${amount} to credit`,
    submitEmpty: "Move to credit",
    done: (amount) => `${amount} moved to your credit`,
  },
  days: {
    title: "Dates",
    from: "From",
    to: "To",
    reset: "Last 30 days",
  },
  bonus: {
    title: "Bonus from friends",
    total: "Total",
    chart: (count, total) =>
      `Chart of the bonus from ${plural(count, "friend", "friends")}, ${total} in total. The table that follows has the figures.`,
    friend: "Friend",
    staked: "Staked",
    stakedOf: (amount) => `Staked ${amount}`,
    earned: "Bonus",
    empty: "No bonus on these dates yet",
    emptyHint: "When your friends play, your bonus will show here.",
  },
  log: {
    title: "Activity",
    type: "Type",
    item: "Entry",
    change: "Amount",
    time: "Time",
    id: "Number",
    earned: (friend) => `From ${friend}`,
    earnedBySomebody: "From a friend",
    withdrawn: "Moved to credit",
    empty: "Nothing on these dates",
    emptyHint: "Choose another type, or more days.",
  },
  downline: {
    title: "Friends you invited",
    count: (count) => plural(count, "friend", "friends"),
    name: "Username",
    joined: "Registered",
    joinedOn: (time) => `Registered ${time}`,
    empty: "Nobody has registered with your code yet",
    emptyHint: "Share the link above. Friends who register will show here.",
  },
};
