import { Icon, type IconName } from "../../../ui/art/icon.tsx";
import css from "./toggle-button.module.css";

interface ToggleButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

export function ToggleButton({ icon, label, pressed, onPress }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={css["toggle"]}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
