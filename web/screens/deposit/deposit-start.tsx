import { observer } from "mobx-react-lite";
import type { DepositStore } from "../../stores/wallet/deposit-store.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { depositText } from "../../text/th/wallet/deposit.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { NotAvailable } from "../../ui/feedback/not-available.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { DepositForm } from "./deposit-form.tsx";

/** The form, as soon as each call has answered. It opens without the limits and the open request too. */
export const DepositStart = observer(function DepositStart({ store }: { readonly store: DepositStore }) {
  const parts = [store.requests, store.info];
  if (parts.some(({ state, value }) => value === undefined && state.status !== "failed")) {
    return <Skeleton shape="card" height={264} label={shellText.loading} />;
  }
  if (parts.some(({ problem }) => problem?.kind === "fault" && problem.fault === "not-available")) {
    return <NotAvailable title={shellText.panel.notAvailable} />;
  }
  const missing = parts.filter(({ problem }) => problem !== undefined);
  return (
    <>
      {missing.length > 0 ? (
        <Banner
          tone="gold"
          icon="warning"
          text={store.requests.problem ? depositText.requestsUnknown : depositText.limitsUnknown}
          action={{ label: shellText.retry, onClick: () => missing.forEach((part) => void part.load()) }}
        />
      ) : null}
      <DepositForm store={store} info={store.info.value} />
    </>
  );
});
