import css from "./more-detail.module.css";

interface MoreDetailProps {
  readonly label: string;
  readonly text: string;
}

/** A text in another language, which is shown on request only. */
export function MoreDetail({ label, text }: MoreDetailProps) {
  return (
    <details>
      <summary className={css["summary"]}>{label}</summary>
      <p className={css["text"]} lang="">
        {text}
      </p>
    </details>
  );
}
