import { observer } from "mobx-react-lite";

import { lineLink } from "../../../core/site/line-link.ts";
import { paths } from "../../app/paths.ts";
import { useStores } from "../../stores/stores-context.ts";
import { landingText } from "../../text/th/site/landing.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { ExternalLink } from "../../ui/controls/external-link.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

/** Links to the chat contacts. */
export const Contacts = observer(function Contacts() {
  const { settings } = useStores().site;
  return (
    <Section title={landingText.contact} aside={<TextLink to={paths.contact}>{landingText.moreContact}</TextLink>}>
      <ResourcePanel
        state={settings.state}
        skeleton={<Skeleton shape="card" height={48} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void settings.load()}
      >
        {({ lines }) => {
          const ids = [lines.primary, lines.backup].filter((id) => id !== undefined);
          if (ids.length === 0) return <Muted>{landingText.noContact}</Muted>;
          return (
            <Stack>
              {ids.map((id) => (
                <ExternalLink key={id} href={lineLink(id)} button wide icon="chat">
                  {landingText.openLine(id)}
                </ExternalLink>
              ))}
            </Stack>
          );
        }}
      </ResourcePanel>
    </Section>
  );
});
