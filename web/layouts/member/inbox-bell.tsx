import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { bellText } from "../../text/th/site/bell.ts";
import { Icon } from "../../ui/art/icon.tsx";
import css from "./inbox-bell.module.css";

/** The way to the inbox, with the number of unread items. Nothing where the backend has no inbox. */
export const InboxBell = observer(function InboxBell() {
  const { inbox } = useMemberStores();
  if (!inbox.available) return null;
  const unread = inbox.unread ?? 0;
  return (
    <Link to={paths.inbox} className={css["bell"]} aria-label={bellText.label(unread)}>
      <Icon name="bell" size={22} />
      {unread > 0 ? (
        <span className={css["count"]} aria-hidden="true">
          {bellText.badge(unread)}
        </span>
      ) : null}
    </Link>
  );
});
