import { languageOf } from "../../core/sentences/sentences.ts";
import { keepTogether } from "../text/keep-together.ts";

/** What staff or a backend wrote. It may be in another language than the page. */
export function Said({ children }: { readonly children: string }) {
  return <span lang={languageOf(children)}>{keepTogether(children)}</span>;
}
