import type { Reward } from "../../../core/rewards/model.ts";
import { prizeText, prizeWords } from "../../text/th/rewards/prize.ts";
import { rewardText } from "../../text/th/rewards/reward.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { Button } from "../../ui/controls/button.tsx";
import { DataList } from "../../ui/data/data-list.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { PointList } from "../../ui/lists/point-list.tsx";

interface ClaimDialogProps {
  readonly reward: Reward;
  /** What the member has, as far as it is known. */
  readonly points: number | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The last look before points are spent: what comes, what it costs, what is left, what is asked. */
export function ClaimDialog({ reward, points, onConfirm, onClose }: ClaimDialogProps) {
  const text = rewardText.confirm;
  const { pricePoints } = reward;
  const left = points === undefined ? [] : [{ term: text.left, value: prizeText.points(points - pricePoints) }];
  return (
    <Dialog
      title={text.title}
      closeLabel={shellText.close}
      onClose={onClose}
      actions={
        <>
          <Button wide onClick={onClose}>
            {text.no}
          </Button>
          <Button variant="go" wide takesFocus onClick={onConfirm}>
            {text.yes(pricePoints)}
          </Button>
        </>
      }
    >
      <DataList
        rows={[
          { term: text.prize, value: prizeWords(reward.prize) },
          { term: text.price, value: rewardText.price(pricePoints) },
          ...left,
        ]}
      />
      {reward.conditions.length > 0 ? <PointList points={reward.conditions} /> : null}
    </Dialog>
  );
}
