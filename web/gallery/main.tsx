import "../brand/fonts.css";
import "../brand/tokens.css";
import "../brand/base.css";
import "./gallery.css";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { GalleryPage } from "./gallery-page.tsx";
import { readView } from "./view.ts";

const view = readView(location.search);
const root = document.documentElement;
root.setAttribute("data-brand", view.brand);
root.setAttribute("data-scheme", view.scheme);
root.style.fontSize = `${view.letters}%`;

/** With Thai and Latin letters, because each has a file of its own. */
const LETTERS = "กa";
const FACES = ["400 1em Anuphan", "600 1em Anuphan", "600 1em Trirong"];

const element = document.getElementById("root");
// The pages of the site request their fonts early; here the components wait for them.
Promise.all(FACES.map((face) => document.fonts.load(face, LETTERS)))
  .then(() => {
    if (!element) throw new Error("the page has no #root");
    createRoot(element).render(
      <MemoryRouter>
        <GalleryPage view={view} />
      </MemoryRouter>,
    );
  })
  .catch((error: unknown) => {
    throw error;
  });
