import { legalText } from "../../text/th/site/legal.ts";
import { LegalPage } from "./legal-page.tsx";

/** The terms of use, unless the brand has its own page. */
export function TermsScreen() {
  return <LegalPage document={legalText.terms} />;
}
