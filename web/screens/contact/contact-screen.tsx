import { observer } from "mobx-react-lite";
import { useSupportText } from "../../stores/site/use-support-text.ts";
import { useStores } from "../../stores/stores-context.ts";
import { supportText } from "../../text/th/platform/support.ts";
import { contactText } from "../../text/th/site/contact.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { AutoColumns } from "../../ui/columns/auto-columns.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SupportDetails } from "../../ui/feedback/support-details.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Subtitle } from "../../ui/typography/subtitle.tsx";
import { LineCard } from "./line-card.tsx";

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
