import { Chip, Id, Money, NoBreak } from "../../ui/data/inline.tsx";
import { ListPanel } from "../../ui/feedback/resource-panel.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { GrowingTable } from "../../ui/lists/growing-list.tsx";
import { Reason } from "../../ui/lists/reason.tsx";
import { RequestHistory } from "../../ui/lists/record-table.tsx";
import { RequestList } from "../../ui/lists/request-list.tsx";
import { NumberedList, RowIcon, RowList } from "../../ui/lists/row-list.tsx";
import { DisclosureList, StatusTimeline, TimelineList } from "../../ui/lists/status-timeline.tsx";
import { StepList } from "../../ui/lists/step-list.tsx";
import { BulletList } from "../../ui/typography/prose.tsx";
import { failedSteps, Item, nothing, PATH, panelTexts, Samples, stepLabels, steps } from "../samples.tsx";

const RECORDS = [{ id: "W-1" }, { id: "W-2" }];
const STEPS = (["done", "now", "ahead"] as const).map((state) => ({
  key: state,
  state,
  title: "ผูกบัญชีธนาคาร",
  text: "ใช้เวลา 1 นาที",
}));

export function ListSamples() {
  return (
    <Samples title="lists">
      <Item>
        <Card>
          <StatusTimeline steps={steps} stateLabels={stepLabels} />
          <StatusTimeline steps={failedSteps} stateLabels={stepLabels} />
        </Card>
        <StepList label="เริ่มต้น" steps={STEPS} stateLabels={stepLabels} />
      </Item>
      <Item>
        <Card>
          <BulletList items={["ไม่บอกรหัสกับใคร", "ดูที่อยู่เว็บก่อน"]} />
          <NumberedList items={["ใส่จำนวน", "สแกน"]} />
          <Reason detail="ชื่อบัญชีไม่ตรง" more={{ label: "เพิ่มเติม", text: "คืนเครดิตแล้ว" }} />
        </Card>
        <Card>
          <RowList
            label="ล่าสุด"
            rows={[
              { key: "1", title: "ฝากเงิน", detail: "12:03 น.", end: <Money text="฿500.00" />, endDetail: "สำเร็จ" },
              {
                key: "2",
                leading: <RowIcon name="withdraw" tone="info" />,
                title: <Money text="-฿500.00" tone="minus" />,
                detail: <NoBreak>เหลือ ฿24,350.75</NoBreak>,
                end: "12:05 น.",
                endDetail: <Id>W-691120-0017</Id>,
                link: { to: PATH, label: "ถอนเงิน" },
              },
            ]}
          />
        </Card>
        <RequestList
          label="กำลังทำ"
          moreLabel="ดูเพิ่ม"
          requests={RECORDS}
          words={() => ({ title: "ถอน ฿900.00", since: "12:03 น.", status: "กำลังตรวจ" })}
          pathOf={() => PATH}
        />
      </Item>
      <Item>
        <DisclosureList
          label="ถามบ่อย"
          items={[true, false].map((open) => ({
            key: String(open),
            title: "ถอนนานไหม",
            detail: "ปกติ 3 นาที",
            end: <Chip tone="good">สำเร็จ</Chip>,
            open,
            body: <p>ไม่เกิน 3 นาที</p>,
          }))}
        />
        <TimelineList
          label="คำขอ"
          stateLabels={stepLabels}
          rows={[
            { key: "1", title: "ถอน ฿900.00", detail: "W-1", status: "กำลังตรวจ", tone: "gold", underWay: true, steps },
          ]}
        />
        <ListPanel
          state={{ status: "fulfilled", value: [] }}
          skeleton={null}
          texts={panelTexts}
          onRetry={nothing}
          empty={<p>ไม่มีรายการ</p>}
        >
          {() => null}
        </ListPanel>
      </Item>
      <Item wide>
        <GrowingTable
          caption="เลขที่"
          columns={[{ key: "id", label: "เลขที่", cell: ({ id }: { readonly id: string }) => id, main: true }]}
          rows={RECORDS}
          rowKey={({ id }) => id}
          moreLabel="ดูเพิ่ม"
        />
        <RequestHistory
          title="ประวัติถอน"
          state={{ status: "fulfilled", value: RECORDS }}
          onRetry={nothing}
          empty={{ icon: "gift", title: "ยังไม่มีรายการ" }}
          skeletonRows={2}
          texts={{ panel: panelTexts, loading: "กำลังโหลด" }}
          moreLabel="ดูเพิ่ม"
          labels={{ amount: "จำนวน", status: "สถานะ", id: "เลขที่", time: "เวลา" }}
          rowOf={({ id }) => ({ amount: "฿900.00", status: <Chip tone="good">สำเร็จ</Chip>, id, time: "12:03 น." })}
        />
      </Item>
    </Samples>
  );
}
