import { lineLink } from "../../../core/site/line-link.ts";
import { contactText } from "../../text/th/site/contact.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { ExternalLink } from "../../ui/controls/external-link.tsx";
import { QrCode } from "../../ui/data/qr-code.tsx";
import { NotAvailable } from "../../ui/feedback/not-available.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Centered } from "../../ui/layout/centered.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";

interface LineCardProps {
  readonly name: string;
  /** What to use this contact for. */
  readonly use: string;
  /** Undefined where the operator configured none. */
  readonly lineId: string | undefined;
  /** The contact to try first. */
  readonly main?: boolean;
}

/** px; with error correction M, spec section 9. */
const QR_SIZE = 150;

export function LineCard({ name, use, lineId, main = false }: LineCardProps) {
  if (lineId === undefined) {
    return (
      <Card title={name}>
        <NotAvailable title={contactText.missing} text={contactText.missingHint} />
      </Card>
    );
  }
  const link = lineLink(lineId);
  return (
    <Card title={name} aside={use}>
      <Centered>
        <QrCode value={link} label={contactText.qr(lineId)} size={QR_SIZE} level="M" />
      </Centered>
      <RowList
        label={contactText.id}
        rows={[
          {
            key: lineId,
            title: <strong>{lineId}</strong>,
            detail: contactText.id,
            end: (
              <CopyButton
                text={lineId}
                label={shellText.copy}
                copiedLabel={shellText.copied}
                name={contactText.copyId(lineId)}
              />
            ),
          },
        ]}
      />
      <ExternalLink href={link} button variant={main ? "primary" : "secondary"} icon="chat" wide>
        {contactText.open(name)}
      </ExternalLink>
    </Card>
  );
}
