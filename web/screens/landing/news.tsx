import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { plainText } from "../../../core/site/plain-text.ts";
import { useStores } from "../../stores/stores-context.ts";
import { formatShortDate } from "../../text/dates.ts";
import { landingText } from "../../text/th/site/landing.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { ListPanel } from "../../ui/lists/list-panel.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

const SHOWN = 3;

/** The latest announcements. */
export const News = observer(function News() {
  const { announcements } = useStores().site;
  useEffect(() => {
    void announcements.load();
  }, [announcements]);
  return (
    <Section title={landingText.news}>
      <ListPanel
        state={announcements.state}
        skeleton={<Skeleton shape="text" lines={3} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void announcements.load()}
        empty={<Muted>{landingText.noNews}</Muted>}
      >
        {(news) =>
          news.slice(0, SHOWN).map(({ id, title, body, publishedAt }) => (
            <Card key={id} title={title} aside={formatShortDate(publishedAt)}>
              {plainText(body).map((paragraph) => (
                <Muted key={paragraph}>{paragraph}</Muted>
              ))}
            </Card>
          ))
        }
      </ListPanel>
    </Section>
  );
});
