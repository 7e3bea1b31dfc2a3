import { useEffect } from "react";
import { LANGUAGE_NAMES, LANGUAGES } from "../../core/sentences/sentences.ts";
import { PageTitle } from "../ui/layout/page.tsx";
import { FocusHeading } from "../ui/typography/focus-heading.tsx";
import { ArtSamples } from "./samples/art-samples.tsx";
import { CardSamples } from "./samples/card-samples.tsx";
import { ControlSamples } from "./samples/control-samples.tsx";
import { DataSamples } from "./samples/data-samples.tsx";
import { FeedbackSamples } from "./samples/feedback-samples.tsx";
import { FormSamples } from "./samples/form-samples.tsx";
import { LayoutSamples } from "./samples/layout-samples.tsx";
import { ListSamples } from "./samples/list-samples.tsx";
import { PrizeSamples } from "./samples/prize-samples.tsx";
import { addressOf, GALLERY_BRANDS, GALLERY_LETTERS, GALLERY_SCHEMES, type View } from "./view.ts";

/** Every component of web/ui, in the states that it has. */
export function GalleryPage({ view }: { readonly view: View }) {
  // Some components take the focus, and so move the page to themselves.
  useEffect(() => {
    // Not returned: newer browsers answer with a promise.
    scrollTo(0, 0);
  }, []);
  const views = [
    ...GALLERY_BRANDS.map((brand) => ({ label: brand, to: { ...view, brand } })),
    ...GALLERY_SCHEMES.map((scheme) => ({ label: scheme, to: { ...view, scheme } })),
    ...LANGUAGES.map((language) => ({ label: LANGUAGE_NAMES[language], to: { ...view, language } })),
    ...GALLERY_LETTERS.map((letters) => ({ label: `${letters}%`, to: { ...view, letters } })),
  ];
  return (
    <main className="gallery">
      <PageTitle title="Gallery" />
      {/* It takes the focus, so it is at the top. */}
      <FocusHeading>{view.brand}</FocusHeading>
      <CardSamples />
      <ControlSamples />
      <FormSamples />
      <DataSamples />
      <ArtSamples brand={view.brand} />
      <FeedbackSamples />
      <ListSamples />
      <PrizeSamples />
      <LayoutSamples />
      <nav aria-label="views">
        {views.map(({ label, to }) => (
          <a key={label} href={addressOf(to)}>
            {label}
          </a>
        ))}
      </nav>
    </main>
  );
}
