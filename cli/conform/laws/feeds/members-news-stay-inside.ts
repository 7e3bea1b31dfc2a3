import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";

export const membersNewsStayInside: Law = {
  id: "feeds/members-news-stay-inside",
  sentence: "News for members are shown to members only, and news for everybody to both.",
  needs: ["writes", "alone"],
  rows: ["announcements", "memberAnnouncements"],
  async run({ member, staff, visitor, newKey }) {
    const one = await member();
    const [inside, open] = [`inside ${newKey()}`, `open ${newKey()}`];
    await staff.announce(inside, true);
    await staff.announce(open, false);
    const titles = (list: readonly { readonly title: string }[]) =>
      list.map(({ title }) => title).filter((title) => title === inside || title === open);
    same("the public news", [open], titles(await visitor.get("announcements")));
    same("the members' news", [open, inside], titles(await one.get("memberAnnouncements")));
  },
};
