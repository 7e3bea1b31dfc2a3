import { Chip, type Tone } from "./chip.tsx";

const TONES: Readonly<Record<string, Tone>> = { gold: "gold", vip: "gold", platinum: "info", diamond: "info" };

/** `level` is the level's name in the spec, `label` its Thai name. */
export function LevelBadge({ level, label }: { readonly level: string; readonly label: string }) {
  return (
    <Chip tone={TONES[level] ?? "plain"} icon="star">
      {label}
    </Chip>
  );
}
