import { legalText } from "../../text/th/site/legal.ts";
import { LegalPage } from "./legal-page.tsx";

/** The privacy policy, unless the brand has its own page. */
export function PrivacyScreen() {
  return <LegalPage document={legalText.privacy} />;
}
