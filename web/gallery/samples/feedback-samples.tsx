import { Banner, ToastHost } from "../../ui/feedback/banner.tsx";
import { FailedState, StatePanel } from "../../ui/feedback/failed-state.tsx";
import { LazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { PartFailuresProvider } from "../../ui/feedback/part-failures.tsx";
import { EmptyState, NotAvailable, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SupportDetails } from "../../ui/feedback/support-details.tsx";
import { TilesSkeleton } from "../../ui/feedback/tiles-skeleton.tsx";
import { PictureButtons } from "../../ui/picture/picture-buttons.tsx";
import { Item, nothing, outcomeTexts, panelTexts, Samples } from "../samples.tsx";

const PHASES = [
  "sending",
  "checking",
  "done",
  "refused",
  "failed",
  "unknown",
  "elsewhere",
  "followed",
] as const satisfies readonly Parameters<typeof OutcomeNote>[0]["phase"][];
const NOTES = ["plain", "good", "gold", "bad", "info"] as const satisfies readonly Parameters<typeof Note>[0]["tone"][];
const neverLoaded = () => new Promise<never>(nothing);

export function FeedbackSamples() {
  return (
    <Samples title="feedback">
      <Item>
        {NOTES.map((tone) => (
          <Note key={tone} tone={tone}>
            โอนแล้วกดยืนยันด้านล่าง
          </Note>
        ))}
        <Banner tone="gold" icon="gift" text="ปิดปรับปรุง 03:00 น." action={{ label: "ปิด", onClick: nothing }} />
        <Banner tone="bad" icon="chat" text="ไม่มีอินเทอร์เน็ต" />
      </Item>
      <Item>
        {PHASES.map((phase) => (
          <OutcomeNote
            key={phase}
            phase={phase}
            problem={{ message: "ยอดเงินไม่พอ" }}
            texts={outcomeTexts}
            onCheckAgain={nothing}
          />
        ))}
      </Item>
      <Item>
        <EmptyState icon="gift" title="ยังไม่มีรายการ" text="รายการจะอยู่ที่นี่" />
        <FailedState title="โหลดไม่สำเร็จ" text="ลองอีกครั้ง" retryLabel="ลองใหม่" onRetry={nothing} />
        <NotAvailable title="ยังไม่เปิดให้บริการ" />
        <PartFailuresProvider>
          <ResourcePanel
            state={{ status: "pending", last: undefined, problem: { message: "อินเทอร์เน็ตหลุด" } }}
            skeleton={null}
            texts={panelTexts}
            onRetry={nothing}
          >
            {() => null}
          </ResourcePanel>
        </PartFailuresProvider>
      </Item>
      <Item>
        <StatePanel icon="home" tone="good" title="เสร็จแล้ว" text="เงินเข้าแล้ว" />
        <StatePanel icon="home" tone="bad" title="ไม่สำเร็จ" compact />
        <SupportDetails
          text="รหัส 500"
          words={{
            title: "ข้อมูลสำหรับเจ้าหน้าที่",
            hint: "ส่งให้เจ้าหน้าที่",
            copy: "คัดลอก",
            copied: "คัดลอกแล้ว",
            copyName: "ข้อมูล",
          }}
        />
      </Item>
      <Item>
        <Skeleton shape="card" height={90} label="กำลังโหลด" />
        <Skeleton shape="text" lines={3} label="กำลังโหลด" />
        <Skeleton shape="rows" rows={3} label="กำลังโหลด" />
        <TilesSkeleton tiles={2} label="กำลังโหลด" />
        <LazyPart
          load={neverLoaded}
          waiting={<Skeleton shape="text" lines={2} label="กำลังโหลด" />}
          failed={() => null}
        />
      </Item>
      <Item>
        <ResourcePanel
          state={{ status: "failed", problem: { message: "เชื่อมต่อไม่ได้", detail: "รหัส 503" }, last: 1 }}
          skeleton={null}
          texts={panelTexts}
          onRetry={nothing}
        >
          {() => <p>ค่าก่อนหน้า</p>}
        </ResourcePanel>
        <PictureButtons
          picture={nothing as () => undefined}
          texts={{ save: "บันทึกรูป", share: "แชร์", busy: "รอสักครู่", saved: "บันทึกแล้ว", failed: "ไม่สำเร็จ" }}
          onResult={nothing}
        />
      </Item>
      <ToastHost
        toasts={[
          { id: 1, tone: "good", text: "คัดลอกแล้ว" },
          { id: 2, tone: "bad", text: "ไม่สำเร็จ" },
        ]}
      />
    </Samples>
  );
}
