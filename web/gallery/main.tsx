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

const element = document.getElementById("root");
if (element) {
  createRoot(element).render(
    <MemoryRouter>
      <GalleryPage view={view} />
    </MemoryRouter>,
  );
}
