import { supportText } from "#text/platform/support.ts";
import { contactText } from "#text/site/contact.ts";
import { shellText } from "#text/site/shell.ts";
import { lineLink } from "../../../core/rules/web-url.ts";
import { useStores } from "../../stores/stores-context.ts";
import { useSupportText } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { AutoColumns } from "../../ui/columns/columns.tsx";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { ExternalLink } from "../../ui/controls/external-link.tsx";
import { QrCode } from "../../ui/data/qr-code.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { NotAvailable, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SupportDetails } from "../../ui/feedback/support-details.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";
import { Centered } from "../../ui/typography/focus-heading.tsx";
import { Subtitle } from "../../ui/typography/prose.tsx";

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

function LineCard({ name, use, lineId, main = false }: LineCardProps) {
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

/** The two chat contacts, for visitors and members; spec section 2. */
export const ContactScreen = observer(function ContactScreen() {
  const { settings } = useStores().site;
  const support = useSupportText();
  return (
    <Page title={contactText.title} wide>
      <Subtitle>{contactText.intro}</Subtitle>
      <ResourcePanel
        state={settings.state}
        skeleton={<Skeleton shape="card" height={420} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void settings.load()}
      >
        {({ lines }) => (
          <AutoColumns>
            <LineCard name={contactText.primary} use={contactText.use.primary} lineId={lines.primary} main />
            <LineCard name={contactText.backup} use={contactText.use.backup} lineId={lines.backup} />
          </AutoColumns>
        )}
      </ResourcePanel>
      <Note tone="info" icon="lock">
        {contactText.safety}
      </Note>
      <SupportDetails text={support} words={supportText} />
    </Page>
  );
});
