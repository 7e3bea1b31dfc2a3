import { embedText as text } from "#text/site/embed.ts";
import { paths } from "../../app/paths.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { EmbeddedPage } from "./embedded-page.tsx";

/** The configured page of football standings, spec section 2. */
export function StandingsScreen() {
  const { isOpen } = useStoresRoot();
  return (
    <EmbeddedPage
      entry="embed.standings"
      title={text.standings}
      height={560}
      aside={isOpen(paths.liveScore) ? <ButtonLink to={paths.liveScore}>{text.toLiveScore}</ButtonLink> : null}
    />
  );
}
