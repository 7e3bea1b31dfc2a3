import { legalText } from "#text/site/legal.ts";
import { parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { paths } from "../../app/paths.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { formatDay } from "../../text/dates.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { BulletList, Subtitle } from "../../ui/typography/prose.tsx";

/** The privacy policy, unless the brand has its own page. */
export function PrivacyScreen() {
  return <LegalPage name="privacy" />;
}

/** The terms of use, unless the brand has its own page. */
export function TermsScreen() {
  return <LegalPage name="terms" />;
}

/** A built-in document of the site. */
function LegalPage({ name }: { readonly name: "terms" | "privacy" }) {
  const { company, from } = useStoresRoot().legal;
  const { title, sections } = legalText[name];
  const since = parseBangkokDate(from[name] ?? "");
  return (
    <Page title={title}>
      <Subtitle>{legalText.company(company)}</Subtitle>
      {since === undefined ? null : <Subtitle>{legalText.since(formatDay(since))}</Subtitle>}
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
