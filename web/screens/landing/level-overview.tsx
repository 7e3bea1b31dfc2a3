import { levelOverview, type LevelOverview as Row } from "../../../core/session/level-overview.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { formatCount } from "../../text/numbers.ts";
import { levelText } from "../../text/th/session/level.ts";
import { landingText } from "../../text/th/site/landing.ts";
import { LevelBadge } from "../../ui/data/level-badge.tsx";
import { type Column, Table } from "../../ui/data/table.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";

const text = landingText.levels;

const columns: readonly Column<Row>[] = [
  {
    key: "level",
    label: text.level,
    main: true,
    cell: ({ name }) => <LevelBadge level={name} label={levelText[name]} />,
  },
  {
    key: "refund",
    label: text.refund,
    end: true,
    main: true,
    cell: ({ refundPercent }) => text.refundPercent(formatCount(refundPercent)),
  },
  {
    key: "required",
    label: text.required,
    cell: ({ required, basis, byInvitation }) =>
      byInvitation ? text.invitation : text.deposits[basis](formatBaht(required)),
  },
  {
    key: "cap",
    label: text.cap,
    end: true,
    cell: ({ cap }) => ("perDay" in cap ? text.perDay(formatBaht(cap.perDay)) : text.perTime(formatBaht(cap.perTime))),
  },
];

/** The requirements and the benefits of every member level. */
export function LevelOverview() {
  const { policy } = useStoresRoot();
  return (
    <Section title={text.title}>
      <Card tight>
        <Table caption={text.title} columns={columns} rows={levelOverview(policy)} rowKey={({ name }) => name} />
      </Card>
    </Section>
  );
}
