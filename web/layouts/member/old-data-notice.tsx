import { offlineText } from "#text/site/member-menu.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { Banner } from "../../ui/feedback/banner.tsx";

/** Says from when the shown lists are, while the service cannot be reached. */
export const OldDataNotice = observer(function OldDataNotice() {
  const { shownFrom } = useMemberStores().lastKnown;
  return shownFrom === undefined ? null : <Banner tone="gold" icon="history" text={offlineText.old(shownFrom)} />;
});
