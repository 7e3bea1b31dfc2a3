import { observer } from "mobx-react-lite";
import { paths } from "../../paths.ts";
import { openRequestsOf } from "../../stores/open-requests-of.ts";
import type { MemberStores } from "../../stores/stores-context.ts";
import { moneyText } from "../../text/th/money.ts";
import { openRequestText, openRequestWords } from "../../text/th/open-request.ts";
import { RequestList } from "../../ui/request-list.tsx";
import { Section } from "../../ui/section.tsx";

/** Whatever still waits for somebody, where the frame has no column for it. */
export const OpenRequests = observer(function OpenRequests({ stores }: { readonly stores: MemberStores }) {
  const requests = openRequestsOf(stores);
  if (requests.length === 0) return null;
  return (
    <Section title={openRequestText.title}>
      <RequestList
        label={openRequestText.title}
        moreLabel={moneyText.more}
        requests={requests.map((request) => ({
          id: request.id,
          to: paths.request[request.kind],
          ...openRequestWords(request),
        }))}
      />
    </Section>
  );
});
