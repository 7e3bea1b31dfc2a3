import { useState } from "react";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { ExternalLink } from "../../ui/controls/external-link.tsx";
import { PillLinks, SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { ActionButton } from "../../ui/feedback/outcome-note.tsx";
import { Stack } from "../../ui/layout/card.tsx";
import { TextLink } from "../../ui/typography/prose.tsx";
import { Item, nothing, outcomeTexts, PATH, Samples } from "../samples.tsx";

const VARIANTS = ["primary", "secondary", "outline", "danger", "plain"] as const;
const FILTERS = [
  { value: "all", label: "ทั้งหมด" },
  { value: "in", label: "ฝาก" },
  { value: "out", label: "ถอน" },
];

export function ControlSamples() {
  const [filter, setFilter] = useState("all");
  return (
    <Samples title="controls">
      <Item>
        <Stack>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} wide icon="deposit">
              ฝากเงิน ฿500.00
            </Button>
          ))}
          <Button variant="primary" small>
            เล็ก
          </Button>
        </Stack>
      </Item>
      <Item>
        <Stack>
          <Button variant="primary" wide disabled>
            ใส่จำนวนก่อน
          </Button>
          <Button variant="primary" wide busy busyLabel="กำลังส่ง">
            ยืนยัน
          </Button>
          <Button pressed small>
            เลือกแล้ว
          </Button>
          <ButtonLink to={PATH} variant="primary" wide>
            สมัครสมาชิก
          </ButtonLink>
          <ExternalLink href="https://example.com" button wide icon="chat">
            เปิดแชต
          </ExternalLink>
          <ExternalLink href="https://example.com">เงื่อนไข</ExternalLink>
          <TextLink to={PATH}>ดูทั้งหมด</TextLink>
          <CopyButton text="012-3-45678-9" label="คัดลอก" copiedLabel="คัดลอกแล้ว" name="คัดลอก เลขบัญชี" />
        </Stack>
      </Item>
      <Item>
        <Stack>
          {(["idle", "sending", "checking", "refused", "unknown"] as const).map((phase) => (
            <ActionButton
              key={phase}
              outcome={{
                phase,
                problem: phase === "refused" ? { message: "ยอดเงินไม่พอ" } : undefined,
                onCheckAgain: nothing,
              }}
              texts={outcomeTexts}
              busy={phase === "sending"}
              busyLabel="กำลังส่ง"
              onClick={nothing}
            >
              {`รับรางวัล ${phase}`}
            </ActionButton>
          ))}
        </Stack>
      </Item>
      <Item>
        <PillLinks
          label="หมวดเกม"
          links={[
            { key: "a", to: PATH, label: "ทั้งหมด", current: true },
            { key: "b", to: PATH, label: "กีฬา", current: false },
          ]}
        />
        <SegmentedFilter label="ประเภท" options={FILTERS} value={filter} onChange={setFilter} />
      </Item>
    </Samples>
  );
}
