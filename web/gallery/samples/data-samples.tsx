import { BANKS } from "../../../core/wallet/banks.ts";
import { BankBadge, BankName } from "../../ui/data/bank-badge.tsx";
import { FigureStrip } from "../../ui/data/figure-strip.tsx";
import { DescriptionList, KeyFigure, ProgressBar } from "../../ui/data/figures.tsx";
import { Chip, LineWithIds, Money } from "../../ui/data/inline.tsx";
import { MonthCalendar } from "../../ui/data/month-calendar.tsx";
import { QrCode } from "../../ui/data/qr-code.tsx";
import { Table } from "../../ui/data/table.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { LevelBadge, LevelCard } from "../../ui/levels/level-card.tsx";
import { LevelMark } from "../../ui/levels/level-mark.tsx";
import { Item, LEVELS, Samples } from "../samples.tsx";

const TONES = ["plain", "good", "gold", "bad", "info"] as const;
const DAYS = (["done", "past", "today", "ahead"] as const).map((state, index) => ({
  day: index + 1,
  state,
  isToday: state === "today",
}));
const WEEK = ["จ", "อ", "พ", "พฤ", "ศ", "ส", "อา"].map((short) => ({ short, long: `วัน${short}` }));
const ROWS = [
  { id: "D-1", amount: "฿500.00" },
  { id: "D-2", amount: "฿1,000.00" },
];

export function DataSamples() {
  return (
    <Samples title="data">
      <Item>
        <Card title="ระดับ" aside="60%">
          <ProgressBar value={0.6} label="60%" tone="gold" />
          <br />
          <ProgressBar value={0.05} label="5%" />
          <br />
          <ProgressBar value={1} label="100%" />
        </Card>
        <Card tight>
          {TONES.map((tone) => (
            <Chip key={tone} tone={tone} icon="gift">
              สถานะ
            </Chip>
          ))}
          {BANKS.map(({ code, thaiName }) => (
            <BankName key={code} bank={code} name={thaiName} />
          ))}
          <BankBadge bank={undefined} name="ธนาคารเอไอ" />
          <TimeAgo relative="2 นาทีที่แล้ว" exact="12:03 น." iso="2026-11-20T05:03:00Z" />
        </Card>
      </Item>
      <Item>
        <Money text="฿24,850.75" size="xl" />
        <Money text="฿24,850.75" size="l" />
        <p>
          <Money text="฿500.00" tone="plus" /> <Money text="-฿120.00" tone="minus" />
        </p>
        <p>
          <LineWithIds>ถอนเงิน ฿500.00 เลขที่ W-691120-K6A780DG คืนเครดิตแล้ว</LineWithIds>
        </p>
        <KeyFigure value="฿212,000.00" detail="จากวงเงิน ฿300,000.00" />
        <DescriptionList items={[{ term: "ธนาคาร", value: "กสิกรไทย" }]} />
        <DescriptionList layout="columns" items={[{ term: "ค่าธรรมเนียม", value: "฿0.00" }]} />
      </Item>
      <Item>
        <MonthCalendar
          caption="พฤศจิกายน 2569"
          weekdays={WEEK}
          days={DAYS}
          firstWeekday={0}
          stateLabels={{ done: "เช็กอินแล้ว", past: "พลาด", today: "วันนี้", ahead: "ยังไม่ถึง" }}
          todayLabel="วันนี้"
        />
        <QrCode value="000201" label="คิวอาร์" size={120} />
      </Item>
      <Item>
        <Stack>
          {LEVELS.map((level) => (
            <span key={level}>
              <LevelMark level={level} /> <LevelBadge level={level} label="ระดับ" />
            </span>
          ))}
        </Stack>
      </Item>
      {LEVELS.map((level) => (
        <Item key={level}>
          <LevelCard
            level={level}
            title="ระดับโกลด์"
            text="ฝากอีก ฿118,200.00 ถึงระดับแพลทินัม"
            detail="คืนยอดเสีย 5%"
            progress={level === "vip" ? undefined : { share: 0.6, percent: "60%", label: "60%" }}
          />
        </Item>
      ))}
      <Item wide>
        <FigureStrip
          label="ตัวเลข"
          figures={[
            { value: "5 ครั้ง", label: "ต่อวัน" },
            { value: "15%", label: "คืนยอดเสีย" },
            { value: "฿500.00", label: "สูงสุด" },
          ]}
        />
        <Table
          caption="รายการฝาก"
          rows={ROWS}
          rowKey={({ id }) => id}
          marked={({ id }) => id === "D-2"}
          columns={[
            { key: "id", label: "เลขที่", cell: ({ id }) => id, main: true },
            { key: "amount", label: "จำนวน", cell: ({ amount }) => <Money text={amount} />, end: true },
          ]}
        />
      </Item>
    </Samples>
  );
}
