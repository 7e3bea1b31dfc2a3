import { observer } from "mobx-react-lite";
import { paths } from "../../app/paths.ts";
import { useStores } from "../../stores/stores-context.ts";
import { embedText } from "../../text/th/site/embed.ts";
import { mediaText } from "../../text/th/site/media.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { NotAvailable } from "../../ui/feedback/not-available.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useWide } from "../../ui/hooks/use-wide.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { ProviderFrame } from "./provider-frame.tsx";

/** The configured page of films, spec section 2. */
export const MovieScreen = observer(function MovieScreen() {
  const { site } = useStores();
  // Sixteen to nine in the width that there is.
  const height = useWide() ? 380 : 240;
  const url = site.embed("embed.movie");
  return (
    <Page wide title={mediaText.tiles.movie.title} back={{ to: paths.media, label: mediaText.back }}>
      <ResourcePanel
        state={site.configuration.state}
        skeleton={<Skeleton shape="card" height={height} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void site.configuration.load()}
      >
        {() =>
          url === undefined ? (
            <NotAvailable title={embedText.notSet} text={embedText.notSetText} />
          ) : (
            <Stack>
              <ProviderFrame url={url} title={mediaText.tiles.movie.title} height={height} texts={embedText.frame} />
              <Muted tone="faint">{mediaText.movieSource}</Muted>
            </Stack>
          )
        }
      </ResourcePanel>
    </Page>
  );
});
