import { paths } from "../../app/paths.ts";
import { legalText } from "../../text/th/site/legal.ts";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { BulletList } from "../../ui/lists/bullet-list.tsx";

/** A built-in document of the site. */
export function LegalPage({
  document: { title, sections },
}: {
  readonly document: (typeof legalText)["terms" | "privacy"];
}) {
  return (
    <Page title={title}>
      {sections.map((section) => (
        <Card key={section.title} title={section.title}>
          <BulletList items={section.lines} />
        </Card>
      ))}
      <ButtonLink to={paths.landing} variant="outline" wide>
        {legalText.back}
      </ButtonLink>
    </Page>
  );
}
