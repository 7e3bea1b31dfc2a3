import { observer } from "mobx-react-lite";
import type { RegistrationDraft } from "../../stores/session/registration-draft.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { registerText } from "../../text/th/session/register.ts";
import { ExternalLink } from "../../ui/controls/external-link.tsx";
import { CheckboxField } from "../../ui/forms/checkbox-field.tsx";

const text = registerText.consent;

/** The consent to the operator's documents, which open in a tab of their own, so that the form keeps what was typed. */
export const Consent = observer(function Consent({ draft }: { readonly draft: RegistrationDraft }) {
  const { consentVersion, termsUrl, privacyUrl, minimumAge } = useStoresRoot().legal;
  if (consentVersion === undefined) return null;
  return (
    <CheckboxField
      name="consentVersion"
      required
      label={
        <>
          {text.begin(minimumAge)} <ExternalLink href={termsUrl}>{text.terms}</ExternalLink> {text.and}{" "}
          <ExternalLink href={privacyUrl}>{text.privacy}</ExternalLink>
        </>
      }
      checked={draft.form.consentVersion === consentVersion}
      error={draft.problemOf("consentVersion")?.message}
      onChange={(accepted) => draft.set("consentVersion", accepted ? consentVersion : "")}
    />
  );
});
