import { LANGUAGES } from "../../core/sentences/sentences.ts";
import { requestTexts, textsReady } from "../text/live.ts";
import { loadingChunkError } from "./retrying-error-boundary.ts";

/** Spec section 9: how long a chunk may take. */
const CHUNK_LIMIT_MS = 120_000;
/** A browser cuts what is loading when the member leaves the page, and runs the page until the next one comes. */
const LEAVING_MS = 10_000;

/** The style sheets that this page has requested. One that failed is not among them. */
const styleSheets = new Map<string, Promise<unknown>>();
/** The same for packs of another language. */
const otherTexts = new Map<string, Promise<unknown>>();

/**
 * Imports a chunk together with its style sheets, or not at all: the build calls this for every dynamic import, in place
 * of vite's own function, which does not request a style sheet again after a failure.
 * @param files all scripts and style sheets that the chunk needs, as paths below the site's root
 * @returns rejects with a `LoadingChunkError` when a file fails, or the chunk takes 120 seconds; later on a page that is being left
 */
export function loadChunk<T>(importChunk: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const first = files.flatMap((file) => {
    if (file.endsWith(".css")) return styleSheet(file);
    if (isOfOtherLanguage(file)) return arrived(file);
    requestEarly(file);
    return [];
  });
  requestTexts(files.flatMap((file) => file.match(/(?<=~)\w+/g) ?? []));
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(loadingChunkError(`more than ${CHUNK_LIMIT_MS} ms`, true)), CHUNK_LIMIT_MS);
    let leaving = false;
    const onLeave = () => {
      leaving = true;
    };
    // Only while a chunk loads: some browsers do not keep a page with this listener for a way back.
    addEventListener("beforeunload", onLeave);
    Promise.all(first)
      .then(importChunk)
      // A pack of texts waits for nothing.
      .then((chunk) => (Object(chunk).pack ? chunk : textsReady().then(() => chunk)))
      .then(resolve, (cause: unknown) => {
        const fail = () => reject(loadingChunkError(cause, false));
        if (leaving) setTimeout(fail, LEAVING_MS);
        else fail();
      })
      .finally(() => {
        clearTimeout(limit);
        removeEventListener("beforeunload", onLeave);
      });
  });
}

/** Whether it is a pack of texts for a switch. */
function isOfOtherLanguage(file: string): boolean {
  return LANGUAGES.some((each) => each !== document.documentElement.lang && file.startsWith(`assets/${each}-`));
}

/** Chromium never asks again for a script that it could not import, but a switch may be tried again: so nothing is imported yet. */
function arrived(file: string): Promise<unknown> {
  const known = otherTexts.get(file);
  if (known) return known;
  const texts = fetch(`/${file}`).then((reply) => (reply.ok ? reply.arrayBuffer() : Promise.reject(new Error(file))));
  otherTexts.set(file, texts);
  texts.catch(() => otherTexts.delete(file));
  return texts;
}

function styleSheet(file: string): Promise<unknown> {
  const known = styleSheets.get(file);
  if (known) return known;
  if (linkTo(file, "stylesheet")) return Promise.resolve();
  const link = addLink(file, "stylesheet");
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      styleSheets.delete(file);
      link.remove();
      reject(new Error(file));
    });
  });
  styleSheets.set(file, loaded);
  return loaded;
}

/** Requests a script while the style sheets load. Its import reports a failure. */
function requestEarly(file: string): void {
  if (linkTo(file, "modulepreload")) return;
  const link = addLink(file, "modulepreload");
  link.addEventListener("error", () => link.remove());
}

function linkTo(file: string, rel: string): Element | null {
  return document.querySelector(`link[rel="${rel}"][href="/${file}"]`);
}

function addLink(file: string, rel: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.crossOrigin = "";
  // Not `href`, so that `linkTo` finds the path as it was written.
  link.setAttribute("href", `/${file}`);
  document.head.appendChild(link);
  return link;
}
