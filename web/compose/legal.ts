import { paths } from "../app/paths.ts";
import type { Brand } from "../brand/brand.ts";
import type { Legal } from "../stores/legal.ts";

/** The brand's documents, with the built-in pages in the place of addresses that it does not give. */
export function legalOf({ terms, privacy, minimumAge }: Brand): Legal {
  const versions = [terms && `terms ${terms.version}`, privacy && `privacy ${privacy.version}`].filter(Boolean);
  return {
    consentVersion: versions.length > 0 ? versions.join(", ") : undefined,
    termsUrl: terms?.url ?? paths.terms,
    privacyUrl: privacy?.url ?? paths.privacy,
    minimumAge,
  };
}
