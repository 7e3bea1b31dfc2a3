import { useState } from "react";
import { AutoColumns } from "../../ui/columns/auto-columns.tsx";
import { BoardLayout } from "../../ui/columns/board-layout.tsx";
import { Columns } from "../../ui/columns/columns.tsx";
import { Split } from "../../ui/columns/split.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Centered } from "../../ui/layout/centered.tsx";
import { HeroLayout } from "../../ui/layout/hero-layout.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { StickyActions } from "../../ui/layout/sticky-actions.tsx";
import { TileStrip } from "../../ui/layout/tile-strip.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { Subtitle } from "../../ui/typography/subtitle.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import { Item, Samples } from "../samples.tsx";
import { nothing } from "./sample.ts";

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
