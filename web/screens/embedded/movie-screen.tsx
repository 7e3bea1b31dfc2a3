import { mediaText } from "#text/site/media.ts";
import { paths } from "../../app/paths.ts";
import { Muted } from "../../ui/data/inline.tsx";
import { useWide } from "../../ui/hooks/use-media.ts";
import { EmbeddedPage } from "./embedded-page.tsx";

/** The configured page of films, spec section 2. */
export function MovieScreen() {
  // About 16:9 in the available width.
  const height = useWide() ? 380 : 240;
  return (
    <EmbeddedPage
      entry="embed.movie"
      title={mediaText.tiles.movie.title}
      back={{ to: paths.media, label: mediaText.back }}
      height={height}
    >
      <Muted tone="faint">{mediaText.movieSource}</Muted>
    </EmbeddedPage>
  );
}
