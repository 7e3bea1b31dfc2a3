import { paths } from "../../app/paths.ts";
import { embedText as text } from "../../text/th/site/embed.ts";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { EmbeddedPage } from "./embedded-page.tsx";

/** The configured page of football standings, spec section 2. */
export function StandingsScreen() {
  return (
    <EmbeddedPage
      entry="embed.standings"
      title={text.standings}
      height={560}
      aside={<ButtonLink to={paths.liveScore}>{text.toLiveScore}</ButtonLink>}
    />
  );
}
