import { observer } from "mobx-react-lite";
import { useLocation } from "react-router-dom";
import { formatBaht } from "../../../core/shared/money.ts";
import { paths } from "../../app/paths.ts";
import { useStores } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { useMemberWatch } from "../../stores/use-member-watch.ts";
import { formatTime } from "../../text/dates.ts";
import { levelText } from "../../text/th/session/level.ts";
import { creditLabel } from "../../text/th/wallet/balance.ts";
import { Chip } from "../../ui/data/chip.tsx";
import { useWide } from "../../ui/hooks/use-wide.ts";
import { LevelBadge } from "../../ui/levels/level-badge.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import { InboxBell } from "./inbox-bell.tsx";
import css from "./member-status.module.css";

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

/** The credit with the time it was true. Where the page shows the credit already, the level. */
const Balance = observer(function Balance({ pathname }: { readonly pathname: string }) {
  const { credit } = useMemberStores().credit;
  const user = useStores().session.currentUser;
  const wide = useWide();
  if (wide || pathname === paths.dashboard) {
    return user ? <LevelBadge level={user.level} label={levelText[user.level]} /> : null;
  }
  if (!credit) return null;
  return (
    <Chip>
      <VisuallyHidden>{creditLabel} </VisuallyHidden>
      <span className={css["amount"]}>{formatBaht(credit.creditSatang)}</span>{" "}
      <span className={css["time"]}>{formatTime(credit.asOf)}</span>
    </Chip>
  );
});
