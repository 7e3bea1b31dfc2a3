import { observer } from "mobx-react-lite";
import type { AffiliateStore } from "../../stores/affiliate/affiliate-store.ts";
import { affiliateText } from "../../text/th/affiliate/affiliate.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { QrCode } from "../../ui/data/qr-code.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { MediaObject } from "./media-object.tsx";
import { ShareButton } from "./share-button.tsx";

const text = affiliateText.invite;
/** px */
const QR_SIZE = 150;

/** The member's code, its link and its QR code, to copy or to share. */
export const InviteCard = observer(function InviteCard({ store }: { readonly store: AffiliateStore }) {
  return (
    <Card title={text.title}>
      <Stack>
        <Muted>{text.hint}</Muted>
        <ResourcePanel
          state={store.code.state}
          skeleton={<Skeleton shape="card" height={376} wideHeight={182} label={shellText.loading} />}
          texts={shellText.panel}
          onRetry={() => void store.code.load()}
        >
          {(code) => <Invitation code={code} link={store.link ?? ""} />}
        </ResourcePanel>
      </Stack>
    </Card>
  );
});

function Invitation({ code, link }: { readonly code: string; readonly link: string }) {
  const copy = (value: string, name: string) => (
    <CopyButton text={value} label={shellText.copy} copiedLabel={shellText.copied} name={name} />
  );
  return (
    <MediaObject picture={<QrCode value={link} label={text.qr(code)} size={QR_SIZE} />}>
      <Stack>
        <RowList
          label={text.title}
          rows={[
            { key: "code", title: <strong>{code}</strong>, detail: text.code, end: copy(code, text.copyCode) },
            {
              key: "link",
              title: text.link,
              detail: link.replace(/^https?:\/\//, ""),
              end: copy(link, text.copyLink),
            },
          ]}
        />
        <ShareButton url={link} message={text.shareMessage(code)} copiedLabel={text.copied}>
          {text.share}
        </ShareButton>
      </Stack>
    </MediaObject>
  );
}
