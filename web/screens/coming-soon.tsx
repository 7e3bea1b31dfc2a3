import { paths } from "../paths.ts";
import { shellText } from "../text/th/shell.ts";
import { ComingSoon } from "../ui/coming-soon.tsx";
import { Page } from "../ui/page.tsx";

/** Stands at the routes whose screens come later. */
export function ComingSoonScreen() {
  const { title, text, back } = shellText.comingSoon;
  return (
    <Page title={title} ownHeading>
      <ComingSoon title={title} text={text} backLabel={back} backTo={paths.member} />
    </Page>
  );
}
