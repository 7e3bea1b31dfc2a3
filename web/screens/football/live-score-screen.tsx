import { paths } from "../../paths.ts";
import { embedText as text } from "../../text/th/embed.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmbeddedPage } from "./embedded-page.tsx";

/** The configured live football results, spec section 2. */
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
