import { paths } from "../../app/paths.ts";
import { legalText } from "../../text/th/site/legal.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { BulletList } from "../../ui/typography/prose.tsx";

/** The privacy policy, unless the brand has its own page. */
export function PrivacyScreen() {
  return <LegalPage document={legalText.privacy} />;
}

/** The terms of use, unless the brand has its own page. */
export function TermsScreen() {
  return <LegalPage document={legalText.terms} />;
}

/** A built-in document of the site. */
function LegalPage({ document: { title, sections } }: { readonly document: (typeof legalText)["terms" | "privacy"] }) {
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
