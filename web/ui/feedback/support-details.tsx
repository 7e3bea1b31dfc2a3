import { CopyButton } from "../controls/copy-button.tsx";
import css from "./support-details.module.css";

interface SupportDetailsProps {
  /** Lines of facts. Undefined when there are none: then nothing is shown. */
  readonly text: string | undefined;
  readonly words: {
    readonly title: string;
    readonly hint: string;
    readonly copy: string;
    readonly copied: string;
    /** Read aloud: what is copied. */
    readonly copyName: string;
  };
}

/** What happened, for the support: closed at first, with a button that copies it. */
export function SupportDetails({ text, words }: SupportDetailsProps) {
  if (text === undefined) return null;
  return (
    <details className={css["details"]}>
      <summary className={css["summary"]}>{words.title}</summary>
      <p className={css["hint"]}>{words.hint}</p>
      <pre className={css["text"]}>{text}</pre>
      <CopyButton text={text} label={words.copy} copiedLabel={words.copied} name={words.copyName} />
    </details>
  );
}
