import { moneyText } from "#text/wallet/money.ts";
import { openRequestText, openRequestWords } from "#text/wallet/open-request.ts";
import { paths } from "../app/paths.ts";
import { useStoresRoot } from "../stores/stores-context.ts";
import { openRequestsOf, useMemberStores } from "../stores/use-member-stores.ts";
import { observer } from "../text/observer.ts";
import { Section } from "../ui/layout/page.tsx";
import { RequestList } from "../ui/lists/request-list.tsx";

/** The requests in progress, for widths at which the frame has no right column. */
export const OpenRequests = observer(function OpenRequests() {
  const { isOpen } = useStoresRoot();
  const requests = openRequestsOf(useMemberStores());
  if (requests.length === 0) return null;
  return (
    <Section title={openRequestText.title}>
      <RequestList
        label={openRequestText.title}
        moreLabel={moneyText.more}
        requests={requests}
        words={openRequestWords}
        pathOf={({ kind }) => (isOpen(paths.request[kind]) ? paths.request[kind] : undefined)}
      />
    </Section>
  );
});
