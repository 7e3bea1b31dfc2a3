import type { Reward } from "../../../core/rewards/model.ts";
import { prizeText, prizeWords } from "../../text/th/rewards/prize.ts";
import { rewardText } from "../../text/th/rewards/reward.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { Button } from "../../ui/controls/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { BulletList } from "../../ui/lists/bullet-list.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";

interface ClaimDialogProps {
  readonly reward: Reward;
  /** The member's points. Undefined while they are unknown. */
  readonly points: number | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms a claim: the prize, its price, the points left, and the conditions. */
export function ClaimDialog({ reward, points, onConfirm, onClose }: ClaimDialogProps) {
  const text = rewardText.confirm;
  const { pricePoints } = reward;
  const left = points === undefined ? [] : [{ term: text.left, value: prizeText.points(points - pricePoints) }];
  return (
    <Dialog
      title={text.title}
      closeLabel={shellText.close}
      onClose={onClose}
      confirmation
      actions={
        <>
          <Button wide onClick={onClose}>
            {text.no}
          </Button>
          <Button variant="primary" wide takesFocus onClick={onConfirm}>
            {text.yes(pricePoints)}
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { term: text.prize, value: prizeWords(reward.prize) },
          { term: text.price, value: rewardText.price(pricePoints) },
          ...left,
        ]}
      />
      {reward.conditions.length > 0 ? <BulletList items={reward.conditions} /> : null}
    </Dialog>
  );
}
