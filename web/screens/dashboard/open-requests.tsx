import { observer } from "mobx-react-lite";
import { paths } from "../../app/paths.ts";
import { type MemberStores, useStoresRoot } from "../../stores/stores-context.ts";
import { openRequestsOf } from "../../stores/wallet/open-requests-of.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { openRequestText, openRequestWords } from "../../text/th/wallet/open-request.ts";
import { Section } from "../../ui/layout/section.tsx";
import { RequestList } from "../../ui/lists/request-list.tsx";

/** The requests in progress, for widths at which the frame has no right column. */
export const OpenRequests = observer(function OpenRequests({ stores }: { readonly stores: MemberStores }) {
  const { isOpen } = useStoresRoot();
  const requests = openRequestsOf(stores);
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
