import { deviceSettingsText } from "#text/platform/device-settings.ts";
import { prizeText } from "#text/rewards/prize.ts";
import type { Prize } from "../../core/rewards/model.ts";
import { useMemberStores } from "../stores/use-member-stores.ts";
import { observer } from "../text/observer.ts";
import { prizeSentence, prizeWords } from "../text/prize-words.ts";
import { Button } from "../ui/controls/button.tsx";
import { DescriptionList } from "../ui/data/figures.tsx";
import { Note } from "../ui/feedback/note.tsx";
import { ButtonRow } from "../ui/layout/button-row.tsx";
import { Stack } from "../ui/layout/card.tsx";
import { CountUp, Moment, PrizeFlight } from "../ui/prizes/moment.tsx";
import { PrizeNote } from "../ui/prizes/prizes.tsx";

interface PlayFiguresProps {
  /** 0 is free. */
  readonly price: number;
  /** Undefined without a limit. */
  readonly left: number | undefined;
}

/** What the member has, what a play costs and how many are left today. */
export const PlayFigures = observer(function PlayFigures({ price, left }: PlayFiguresProps) {
  const { points } = useMemberStores().credit;
  return (
    <DescriptionList
      layout="columns"
      items={[
        {
          term: prizeText.pointsNow,
          value: points === undefined ? "–" : <CountUp value={points} format={prizeText.points} />,
        },
        { term: prizeText.price, value: price > 0 ? prizeText.points(price) : prizeText.free },
        { term: prizeText.left, value: left === undefined ? prizeText.unlimited : prizeText.times(left) },
      ]}
    />
  );
});

interface PlayResultProps {
  readonly play: { readonly id: string; readonly prize: Prize; readonly pointsAfter: number };
  /** The prize is on its way to the balance. */
  readonly arriving: boolean;
  /** What happens next to a prize that is not given at once. */
  readonly next?: string | undefined;
}

/** The result of a play: paper and a flight to the balance for a prize, plain words for none. Mount it in a live region. */
export function PlayResult({ play: { id, prize, pointsAfter }, arriving, next }: PlayResultProps) {
  const left = prizeText.pointsLeft(pointsAfter);
  return (
    <Moment key={id} burst={arriving ? id : undefined}>
      {arriving ? <PrizeFlight text={`+${prizeWords(prize)}`} /> : null}
      <PrizeNote
        kind={prize.kind}
        title={prizeSentence(prize)}
        detail={arriving ? prizeText.onItsWay : next ? `${next} · ${left}` : left}
      />
    </Moment>
  );
}

/** Offers the brand's sounds once on this device, where they would be heard. */
export const SoundOffer = observer(function SoundOffer() {
  const { sounds } = useMemberStores();
  if (!sounds.isOffered) return null;
  return (
    <Note>
      <Stack gap="s">
        <p>{deviceSettingsText.soundOffer}</p>
        <ButtonRow>
          <Button small onClick={() => sounds.turn(true)}>
            {deviceSettingsText.soundOn}
          </Button>
          <Button small variant="plain" onClick={() => sounds.decline()}>
            {deviceSettingsText.soundNo}
          </Button>
        </ButtonRow>
      </Stack>
    </Note>
  );
});
