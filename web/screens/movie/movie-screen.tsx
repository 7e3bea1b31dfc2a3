import { observer } from "mobx-react-lite";
import { paths } from "../../paths.ts";
import { useStores } from "../../stores/stores-context.ts";
import { embedText } from "../../text/th/embed.ts";
import { mediaText } from "../../text/th/media.ts";
import { shellText } from "../../text/th/shell.ts";
import { Embed } from "../../ui/embed.tsx";
import { Muted } from "../../ui/muted.tsx";
import { NotAvailable } from "../../ui/not-available.tsx";
import { Page } from "../../ui/page.tsx";
import { ResourcePanel } from "../../ui/resource-panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Stack } from "../../ui/stack.tsx";
import { useWide } from "../../ui/use-wide.ts";

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
              <Embed url={url} title={mediaText.tiles.movie.title} height={height} texts={embedText.frame} />
              <Muted tone="faint">{mediaText.movieSource}</Muted>
            </Stack>
          )
        }
      </ResourcePanel>
    </Page>
  );
});
