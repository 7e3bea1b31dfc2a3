import type { ReactNode } from "react";
import { affiliateText } from "#text/affiliate/affiliate.ts";
import { shellText } from "#text/site/shell.ts";
import type { AffiliateStore } from "../../stores/affiliate/affiliate-store.ts";
import { observer } from "../../text/observer.ts";
import { VisuallyHidden } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { CopyButton, useCopied } from "../../ui/controls/copy-button.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { QrCode } from "../../ui/data/qr-code.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";
import css from "./media-object.module.css";

/** px */
const QR_SIZE = 150;

/** The member's code, its link and its QR code, to copy or to share. */
export const InviteCard = observer(function InviteCard({ store }: { readonly store: AffiliateStore }) {
  const text = affiliateText.invite;
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
  const text = affiliateText.invite;
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

/** A picture with content beside it, or below it on phones. */
function MediaObject({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css["layout"]}>
      <div className={css["picture"]}>{picture}</div>
      <div className={css["content"]}>{children}</div>
    </div>
  );
}

interface ShareButtonProps {
  readonly url: string;
  /** The text that is shared together with the address. */
  readonly message: string;
  readonly children: string;
  readonly copiedLabel: string;
}

/** Opens the device's share sheet. Without one, or when it fails, copies the address to the clipboard. */
function ShareButton({ url, message, children, copiedLabel }: ShareButtonProps) {
  const [copied, copy] = useCopied();
  const share = async () => {
    if ((await shareSheet(url, message)) === "not-shared") await copy(url);
  };
  return (
    <>
      <Button wide icon={copied ? "tick" : "share"} onClick={() => void share()}>
        {copied ? copiedLabel : children}
      </Button>
      <div role="status">{copied ? <VisuallyHidden>{copiedLabel}</VisuallyHidden> : null}</div>
    </>
  );
}

/** `closed`: the person closed the sheet, which is no failure. */
async function shareSheet(url: string, message: string): Promise<"shared" | "closed" | "not-shared"> {
  if (typeof navigator.share !== "function") return "not-shared";
  try {
    await navigator.share({ url, text: message });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "closed" : "not-shared";
  }
}
