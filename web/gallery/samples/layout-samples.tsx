import { useState } from "react";
import { VisuallyHidden } from "../../ui/art/icon.tsx";
import { AutoColumns, BoardLayout, Columns, Split } from "../../ui/columns/columns.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { HeroLayout, Page, Section } from "../../ui/layout/page.tsx";
import { StickyActions } from "../../ui/layout/sticky-actions.tsx";
import { TileStrip } from "../../ui/layout/tile-strip.tsx";
import { InTopSlot, TopSlot } from "../../ui/layout/top-slot.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { Centered } from "../../ui/typography/focus-heading.tsx";
import { Subtitle } from "../../ui/typography/prose.tsx";
import { Item, nothing, Samples } from "../samples.tsx";

const box = <Card>เนื้อหา</Card>;

export function LayoutSamples() {
  const [open, setOpen] = useState<"dialog" | "sheet">();
  const close = () => setOpen(undefined);
  return (
    <Samples title="layout">
      <Item wide>
        <Page title="Gallery" ownHeading wide>
          <Section title="ส่วนของหน้า" aside="อัปเดต 12:03 น.">
            <AutoColumns>
              {box}
              {box}
            </AutoColumns>
          </Section>
          <Split main={box} side={box} />
          <BoardLayout board={box} aside={box} />
          <HeroLayout hero={box} action={<p>เข้าสู่ระบบ</p>} />
          <TileStrip label="แถบ">{[box]}</TileStrip>
          <TopSlot />
          <InTopSlot>
            <Muted>ส่วนของแถบบน</Muted>
          </InTopSlot>
        </Page>
      </Item>
      <Item>
        <Subtitle>คำอธิบายใต้หัวข้อ</Subtitle>
        <Muted>ข้อความรอง</Muted>
        <Muted tone="faint">ข้อความจาง</Muted>
        <VisuallyHidden>อ่านออกเสียงเท่านั้น</VisuallyHidden>
        <Centered>ตรงกลาง</Centered>
        <Columns count={3}>
          <Button onClick={() => setOpen("dialog")}>กล่อง</Button>
          <Button onClick={() => setOpen("sheet")}>แผ่น</Button>
        </Columns>
        <StickyActions>
          <Button variant="primary" wide onClick={nothing}>
            ยืนยัน
          </Button>
        </StickyActions>
      </Item>
      {open === "dialog" ? (
        <Dialog title="ยืนยันรายการ" closeLabel="ปิด" onClose={close}>
          <p>ถอน ฿900.00</p>
        </Dialog>
      ) : null}
      {open === "sheet" ? (
        <Sheet title="ตรวจสอบก่อนถอน" onClose={close} actions={<Button onClick={close}>ปิด</Button>}>
          <p>ถอน ฿900.00</p>
        </Sheet>
      ) : null}
    </Samples>
  );
}
