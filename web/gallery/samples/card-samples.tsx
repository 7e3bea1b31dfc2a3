import { BalanceCard } from "../../ui/cards/balance-card.tsx";
import { BrandCard, HeroCard } from "../../ui/cards/hero-card.tsx";
import { LinkCard } from "../../ui/cards/link-card.tsx";
import { MessageCard } from "../../ui/cards/message-card.tsx";
import { CreditCount, MoneyMoment } from "../../ui/cards/money-moment.tsx";
import { PeriodCard } from "../../ui/cards/period-card.tsx";
import { PromotionBoard } from "../../ui/cards/promotion-board.tsx";
import { PromptPayCard } from "../../ui/cards/prompt-pay-card.tsx";
import { RequestCard } from "../../ui/cards/request-card.tsx";
import { StepsCard } from "../../ui/cards/steps-card.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { failedSteps, Item, LEVELS, nothing, PATH, panelTexts, Samples, stepLabels, steps } from "../samples.tsx";

const words = {
  label: "เครดิต ณ 12:03:05 น.",
  amount: "฿24,850.75",
  points: "1,463 แต้ม",
  pointsLabel: "ดูที่มา",
  refreshLabel: "อัปเดตยอด",
};
const actions = {
  refreshing: false,
  onRefresh: nothing,
  depositPath: PATH,
  withdrawPath: PATH,
  pointsPath: PATH,
  depositLabel: "ฝากเงิน",
  withdrawLabel: "ถอนเงิน",
  words: () => words,
  texts: { panel: panelTexts, loading: "กำลังโหลด" },
};
const period = { title: "ช่วงค่ำ", rate: "10%", time: "20:00–22:59 น.", extra: "ฝากเลขท้าย .99", running: undefined };

const creditSum = [
  { key: "before", text: "฿100.00", tone: "before" },
  { key: "in", text: "+ ฿50.00", tone: "money" },
  { key: "bonus", text: "+ ฿5.00 โบนัส", tone: "bonus" },
] as const;

export function CardSamples() {
  return (
    <Samples title="cards">
      {[undefined, ...LEVELS].map((level) => (
        <Item key={level ?? "none"}>
          <BalanceCard {...actions} level={level} state={{ status: "fulfilled", value: 1 }} />
        </Item>
      ))}
      <Item>
        <BalanceCard {...actions} level="gold" state={{ status: "pending", last: undefined }} />
        <BalanceCard
          {...actions}
          level="gold"
          state={{ status: "failed", problem: { message: "เชื่อมต่อไม่ได้" }, last: undefined }}
        />
      </Item>
      <Item>
        <HeroCard title={["เล่นสบายใจ", "ฝากถอนเห็นทุกขั้นตอน"]} text={["ทุกรายการมีสถานะ", "ตรวจสอบได้"]} />
        <HeroCard mark title={["ยินดีต้อนรับ"]} text={["เข้าสู่ระบบเพื่อเล่น"]} />
      </Item>
      <Item>
        <BrandCard>
          <Muted tone="onBrand">แต้มของคุณ</Muted>
          <Button variant="onBrand">แลกของรางวัล</Button>
        </BrandCard>
        <LinkCard to={PATH} icon="gift" tone="gold" title="โบนัส 10%" text="20:00–22:59 น." end="ช่วงที่ 2" />
        <LinkCard to={PATH} icon="dice" tone="brand" title="เล่นล่าสุด" text="ทะเลทอง" />
      </Item>
      <Item>
        {(["good", "bad", "gold", "info", "plain"] as const).map((tone) => (
          <MessageCard
            key={tone}
            tone={tone}
            icon="gift"
            title="เงินเข้าเครดิตแล้ว ฿500.00"
            time="21 พ.ย. 69 · 12:10 น."
            {...(tone === "good" ? { unreadLabel: "ยังไม่ได้อ่าน", onClose: nothing, closeLabel: "ปิด" } : {})}
          >
            ฝากผ่านพร้อมเพย์
          </MessageCard>
        ))}
      </Item>
      <Item>
        <PeriodCard {...period} />
        <PeriodCard {...period} title="ช่วงเช้า" running="กำลังแจก" />
        <StepsCard title="ฝากเงินใน 3 ขั้นตอน" steps={["ใส่จำนวน", "สแกน", "ยืนยัน"]} />
      </Item>
      <Item>
        <RequestCard heading="ถอนเงิน" amount="฿2,000.00" id="W-1" steps={steps} stateLabels={stepLabels} />
        <MoneyMoment heading="เงินเข้าแล้ว" amount="฿500.00" detail="ใช้เวลา 1 นาที" takesFocus={false}>
          <CreditCount label="เครดิตของคุณตอนนี้" from={100} to={150} format={String} sum={creditSum} />
        </MoneyMoment>
        <MoneyMoment heading="โอนแล้ว" amount="฿5,000.00" detail="ใช้เวลา 1 นาที" tone="out" takesFocus={false}>
          {null}
        </MoneyMoment>
        <RequestCard heading="ถอนไม่สำเร็จ" amount="฿900.00" id="W-2" steps={failedSteps} stateLabels={stepLabels} />
      </Item>
      <Item>
        <PromptPayCard
          mark="พร้อมเพย์"
          title={<h2>สแกนเพื่อโอนตามยอดนี้</h2>}
          amount="฿500.00"
          code={{ value: "000201", label: "คิวอาร์" }}
          receiver="บริษัท สนามดี จำกัด"
          id="D-1"
        />
      </Item>
      <Item wide>
        <PromotionBoard
          texts={{ most: "โบนัสสูงสุด", intro: "ต่อวัน", conditions: "เงื่อนไข" }}
          most="฿500.00"
          periods={[{ key: "1", ...period }]}
          conditions={["ฝากเลขท้าย .99", "ถอนได้เมื่อครบยอดเล่น"]}
          action={null}
        />
      </Item>
    </Samples>
  );
}
