import { useEffect } from "react";
import { FocusHeading } from "../ui/typography/focus-heading.tsx";
import { PageTitle } from "../ui/typography/page-title.tsx";
import { ArtShelf } from "./shelves/art-shelf.tsx";
import { CardShelf } from "./shelves/card-shelf.tsx";
import { ControlShelf } from "./shelves/control-shelf.tsx";
import { DataShelf } from "./shelves/data-shelf.tsx";
import { FeedbackShelf } from "./shelves/feedback-shelf.tsx";
import { FormShelf } from "./shelves/form-shelf.tsx";
import { LayoutShelf } from "./shelves/layout-shelf.tsx";
import { ListShelf } from "./shelves/list-shelf.tsx";
import { PrizeShelf } from "./shelves/prize-shelf.tsx";
import { addressOf, GALLERY_BRANDS, GALLERY_LETTERS, GALLERY_SCHEMES, type View } from "./view.ts";

/** Every component of web/ui, in the states that it has. */
export function GalleryPage({ view }: { readonly view: View }) {
  // Some components take the focus, and so move the page to themselves.
  useEffect(() => scrollTo(0, 0), []);
  const views = [
    ...GALLERY_BRANDS.map((brand) => ({ label: brand, to: { ...view, brand } })),
    ...GALLERY_SCHEMES.map((scheme) => ({ label: scheme, to: { ...view, scheme } })),
    ...GALLERY_LETTERS.map((letters) => ({ label: `${letters}%`, to: { ...view, letters } })),
  ];
  return (
    <main className="gallery">
      <PageTitle title="Gallery" />
      {/* It takes the focus, so it is at the top. */}
      <FocusHeading>{view.brand}</FocusHeading>
      <CardShelf />
      <ControlShelf />
      <FormShelf />
      <DataShelf />
      <ArtShelf brand={view.brand} />
      <FeedbackShelf />
      <ListShelf />
      <PrizeShelf />
      <LayoutShelf />
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
