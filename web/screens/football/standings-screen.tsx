import { paths } from "../../paths.ts";
import { embedText as text } from "../../text/th/embed.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmbeddedPage } from "./embedded-page.tsx";

/** The configured standings table, spec section 2. */
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
