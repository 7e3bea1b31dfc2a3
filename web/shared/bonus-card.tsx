import { bonusText } from "#text/wallet/bonus.ts";
import type { RunningBonus } from "../../core/wallet/model.ts";
import { runningBonusWords } from "../text/bonus-words.ts";
import { KeyFigure, ProgressBar } from "../ui/data/figures.tsx";
import { Chip, Muted } from "../ui/data/inline.tsx";
import { Card, Stack } from "../ui/layout/card.tsx";

/** A bonus whose turnover is not played yet: what is left, and its last day. */
export function BonusCard({ bonus }: { readonly bonus: RunningBonus }) {
  const words = runningBonusWords(bonus);
  return (
    <Card title={bonusText.running} aside={<Chip tone="gold">{words.amount}</Chip>}>
      <Stack gap="s">
        <KeyFigure value={words.left} detail={`${words.of} · ${words.until}`} />
        <ProgressBar tone="gold" value={bonus.playedSatang / bonus.turnoverSatang} label={words.played} />
        <Muted tone="faint">{bonusText.runningHint}</Muted>
      </Stack>
    </Card>
  );
}
