import { observer } from "mobx-react-lite";
import { formatBaht } from "../../../core/money.ts";
import { paths } from "../../paths.ts";
import type { MemberStores } from "../../stores/stores-context.ts";
import { formatTime } from "../../text/format.ts";
import { dashboardText } from "../../text/th/dashboard.ts";
import { requestStatusText } from "../../text/th/request-status.ts";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Muted } from "../../ui/muted.tsx";
import { RowList } from "../../ui/row-list.tsx";
import { Section } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";

/** Whatever still waits for somebody, each with the way to its screen. */
export const OpenRequests = observer(function OpenRequests({ stores }: { readonly stores: MemberStores }) {
  const { deposit, slip, withdrawal } = stores;
  const rows = [
    ...(deposit.open
      ? [
          {
            ...deposit.open,
            label: dashboardText.openDeposit,
            to: paths.deposit,
            status: requestStatusText.deposit[deposit.open.status],
          },
        ]
      : []),
    ...slip.open.map((request) => ({
      ...request,
      label: dashboardText.openSlip,
      to: paths.depositSlip,
      status: requestStatusText.slip[request.status],
    })),
    ...withdrawal.open.map((request) => ({
      ...request,
      label: dashboardText.openWithdrawal,
      to: paths.withdraw,
      status: requestStatusText.withdrawal[request.status],
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <Section title={dashboardText.open}>
      <Card tight>
        <RowList
          label={dashboardText.open}
          rows={rows.map(({ id, label, to, status, amountSatang, createdAt }) => ({
            key: id,
            title: <TextLink to={to}>{`${label} ${formatBaht(amountSatang)}`}</TextLink>,
            detail: <Muted tone="faint">{formatTime(createdAt)}</Muted>,
            end: <Chip tone="gold">{status}</Chip>,
          }))}
        />
      </Card>
    </Section>
  );
});
