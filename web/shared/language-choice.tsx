import { shellText } from "#text/site/shell.ts";
import { LANGUAGE_NAMES, type Language } from "../../core/sentences/sentences.ts";
import { useStores } from "../stores/stores-context.ts";
import { observer } from "../text/observer.ts";
import { VisuallyHidden } from "../ui/art/icon.tsx";
import { cx } from "../ui/cx.ts";
import css from "./language-choice.module.css";

/**
 * The languages of the brand, each by its own name. What the page holds and does stays: only its words change. `short` shows
 * the code alone on phones, for a bar that has no more room.
 */
export const LanguageChoice = observer(function LanguageChoice({ short = false }: { readonly short?: boolean }) {
  const { language, toast } = useStores();
  if (language.languages.length < 2) return null;
  const choose = async (next: string) => {
    if (!(await language.choose(next as Language))) toast.show(shellText.language.failed);
  };
  return (
    <label className={cx(css["choice"], short && css["short"])}>
      <VisuallyHidden>{shellText.language.title}</VisuallyHidden>
      {short ? (
        <span className={css["code"]} aria-hidden="true">
          {language.current}
        </span>
      ) : null}
      <select value={language.current} onChange={({ target }) => void choose(target.value)}>
        {language.languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
});
