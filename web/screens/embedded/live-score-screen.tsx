import { paths } from "../../app/paths.ts";
import { embedText as text } from "../../text/th/site/embed.ts";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { EmbeddedPage } from "./embedded-page.tsx";

/** The configured page of live football results, spec section 2. */
export function LiveScoreScreen() {
  return (
    <EmbeddedPage
      entry="embed.liveScore"
      title={text.liveScore}
      height={420}
      aside={<ButtonLink to={paths.score}>{text.toStandings}</ButtonLink>}
    />
  );
}
