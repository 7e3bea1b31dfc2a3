import { ButtonLink } from "./button-link.tsx";
import { StatePanel } from "./state-panel.tsx";

interface ComingSoonProps {
  readonly title: string;
  readonly text: string;
  readonly backLabel: string;
  readonly backTo: string;
}

export function ComingSoon({ title, text, backLabel, backTo }: ComingSoonProps) {
  return (
    <StatePanel
      page
      icon="clock"
      tone="good"
      title={title}
      text={text}
      action={<ButtonLink to={backTo}>{backLabel}</ButtonLink>}
    />
  );
}
