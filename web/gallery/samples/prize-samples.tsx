import { CountUp, Moment, PrizeFlight } from "../../ui/prizes/moment.tsx";
import { ChanceTable, PrizeLog, PrizeNote } from "../../ui/prizes/prizes.tsx";
import { Item, nothing, panelTexts, Samples } from "../samples.tsx";

const KINDS = ["credit", "points", "item", "nothing"] as const;

export function PrizeSamples() {
  return (
    <Samples title="prizes">
      <Item>
        <ChanceTable
          caption="โอกาสได้รางวัล"
          prizeLabel="รางวัล"
          chanceLabel="โอกาส"
          rows={KINDS.map((kind) => ({ key: kind, label: "10 แต้ม", chance: "25%", share: 0.25, kind }))}
        />
      </Item>
      <Item>
        {KINDS.map((kind) => (
          <PrizeNote key={kind} kind={kind} title="ได้ 10 แต้ม" detail="แต้มเข้าแล้ว" />
        ))}
      </Item>
      <Item>
        <Moment burst="once">
          <PrizeFlight text="+50 แต้ม" />
          <PrizeNote
            kind="points"
            title="ได้รับ 50 แต้ม"
            detail={
              <CountUp from={1443} value={1493} format={(points) => `แต้มคงเหลือ ${points.toLocaleString("th")}`} />
            }
          />
        </Moment>
      </Item>
      <Item wide>
        <PrizeLog
          title="ประวัติการหมุน"
          state={{ status: "fulfilled", value: [{ id: "S-1" }] }}
          onRetry={nothing}
          empty={{ title: "ยังไม่เคยหมุน", text: "หมุนครั้งแรกได้เลย" }}
          texts={{ panel: panelTexts, loading: "กำลังโหลด" }}
          moreLabel="ดูเพิ่ม"
          labels={{ prize: "รางวัล", time: "เวลา", detail: "เลขที่", pointsAfter: "แต้มคงเหลือ" }}
          rowOf={({ id }) => ({
            prize: "10 แต้ม",
            time: "12:03 น.",
            detail: id,
            pointsAfter: "1,463",
            order: { time: 1, points: 1463 },
          })}
        />
      </Item>
    </Samples>
  );
}
