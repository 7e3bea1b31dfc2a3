import "../brand/fonts.css";
import "../brand/tokens.css";
import "../brand/base.css";
import "./gallery.css";
import { TEXT_PACKS } from "virtual:text-packs";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { startTexts, textsReady } from "../text/live.ts";
import { GalleryPage } from "./gallery-page.tsx";
import { readView } from "./view.ts";

const view = readView(location.search);
const root = document.documentElement;
root.setAttribute("data-brand", view.brand);
root.setAttribute("data-scheme", view.scheme);
root.lang = view.language;
root.style.fontSize = `${view.letters}%`;

/** With Thai and Latin letters, because each has a file of its own. */
const LETTERS = "กa";
const FACES = ["400 1em Anuphan", "600 1em Anuphan", "600 1em Trirong"];

startTexts(TEXT_PACKS, view.language);
const element = document.getElementById("root");
// The pages of the site request their fonts early; here the components wait for them.
Promise.all([textsReady(), ...FACES.map((face) => document.fonts.load(face, LETTERS))])
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
