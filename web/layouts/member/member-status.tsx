import { Link, useLocation } from "react-router-dom";
import { levelText } from "#text/session/level.ts";
import { bellText } from "#text/site/member-menu.ts";
import { balanceWords, creditLabel } from "#text/wallet/balance.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import { paths } from "../../app/paths.ts";
import { useMemberWatch } from "../../stores/member-scope.tsx";
import { useStores } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { formatTime } from "../../text/dates.ts";
import { observer } from "../../text/observer.ts";
import { Icon, VisuallyHidden } from "../../ui/art/icon.tsx";
import { Chip } from "../../ui/data/inline.tsx";
import { useWide } from "../../ui/hooks/use-media.ts";
import { LevelBadge } from "../../ui/levels/level-card.tsx";
import inboxBellCss from "./inbox-bell.module.css";
import memberStatusCss from "./member-status.module.css";

/** What is at the right of the members' top bar on every page. */
export function MemberStatus() {
  const { pathname } = useLocation();
  useMemberWatch(pathname);
  return (
    <>
      <Balance pathname={pathname} />
      <InboxBell />
    </>
  );
}

/** The credit with the time it was true; beside what costs or gives points, with the points. Where the page shows the credit already, the level. */
const Balance = observer(function Balance({ pathname }: { readonly pathname: string }) {
  const { credit } = useMemberStores().credit;
  const user = useStores().session.currentUser;
  const wide = useWide();
  if (wide || pathname === paths.dashboard) {
    return user ? <LevelBadge level={user.level} label={levelText[user.level]} /> : null;
  }
  if (!credit) return null;
  return (
    <span data-balance="">
      <Chip>
        <VisuallyHidden>{creditLabel} </VisuallyHidden>
        <span className={memberStatusCss["amount"]}>{formatBaht(credit.creditSatang)}</span>{" "}
        <span className={memberStatusCss["time"]}>
          {pathname.startsWith(`${paths.media}/`) ? balanceWords(credit).points : formatTime(credit.asOf)}
        </span>
      </Chip>
    </span>
  );
});

/** The way to the inbox, with the number of unread items. Nothing where the backend has no inbox. */
const InboxBell = observer(function InboxBell() {
  const { inbox } = useMemberStores();
  if (!inbox.available) return null;
  const unread = inbox.unread ?? 0;
  return (
    <Link to={paths.inbox} className={inboxBellCss["bell"]} aria-label={bellText.label(unread)}>
      <Icon name="bell" size={22} />
      {unread > 0 ? (
        <span className={inboxBellCss["count"]} aria-hidden="true">
          {bellText.badge(unread)}
        </span>
      ) : null}
    </Link>
  );
});
