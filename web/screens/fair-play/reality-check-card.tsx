import { useState } from "react";
import { realityCheckText as text } from "#text/fair-play/fair-play.ts";
import { shellText } from "#text/site/shell.ts";
import { type FairPlay, isRealityCheckMinutes, REALITY_CHECK_MINUTES } from "../../../core/fair-play/model.ts";
import { paths } from "../../app/paths.ts";
import { useStores, useStoresRoot } from "../../stores/stores-context.ts";
import { useFairPlay } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { FormError } from "../../ui/forms/form.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";

/** How often play stops for a look at time and money. */
export const RealityCheckCard = observer(function RealityCheckCard({ standing }: { readonly standing: FairPlay }) {
  const { fairPlay, playTime } = useFairPlay();
  const { toast } = useStores();
  const { isOpen } = useStoresRoot();
  const { realityCheckMinutes: chosen } = standing;
  /** Shown while it is saved. */
  const [asked, setAsked] = useState(0);
  const isSaving = fairPlay.changing === "reality-check";
  const shown = isSaving ? asked : playTime.minutes;
  const choose = async (value: string) => {
    const minutes = Number(value);
    if (!isRealityCheckMinutes(minutes) || minutes === chosen) return;
    setAsked(minutes);
    if (await fairPlay.setRealityCheck(minutes)) toast.show(text.saved);
  };
  if (!isOpen(paths.fairPlayPart("reality-check"))) return null;
  return (
    <Card title={text.title}>
      <Stack gap="s">
        <Muted>{shown === 0 ? text.off : text.text}</Muted>
        <SegmentedFilter
          label={text.choices}
          options={[...REALITY_CHECK_MINUTES.filter((each) => each > 0), 0].map((each) => ({
            value: String(each),
            label: text.minutes(each),
          }))}
          value={String(shown)}
          onChange={(value) => void choose(value)}
        />
        {chosen === undefined && !isSaving ? <Muted tone="faint">{text.usual(shown)}</Muted> : null}
        <FormError problem={fairPlay.problemOf("reality-check")} detailLabel={shellText.panel.detail} />
      </Stack>
    </Card>
  );
});
