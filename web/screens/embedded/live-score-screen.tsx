import { embedText as text } from "#text/site/embed.ts";
import { paths } from "../../app/paths.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { EmbeddedPage } from "./embedded-page.tsx";

/** The configured page of live football results, spec section 2. */
export function LiveScoreScreen() {
  const { isOpen } = useStoresRoot();
  return (
    <EmbeddedPage
      entry="embed.liveScore"
      title={text.liveScore}
      height={420}
      aside={isOpen(paths.score) ? <ButtonLink to={paths.score}>{text.toStandings}</ButtonLink> : null}
    />
  );
}
