import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { SlipRequest } from "../../../core/wallet/model.ts";
import { paths } from "../../app/paths.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { Columns } from "../../ui/columns/columns.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { FollowedSlip } from "./followed-slip.tsx";

interface SentSlipProps {
  readonly request: SlipRequest;
  readonly now: Instant;
  readonly usualSeconds: number | undefined;
  readonly onAnother: () => void;
}

/** The slip that was just sent, with its timeline. */
export function SentSlip({ request, now, usualSeconds, onAnother }: SentSlipProps) {
  const text = depositSlipText.done;
  return (
    <FollowedSlip request={request} now={now} usualSeconds={usualSeconds} takesFocus>
      <Columns count={2}>
        <ButtonLink to={paths.dashboard} variant="outline" wide>
          {text.home}
        </ButtonLink>
        <Button wide onClick={onAnother}>
          {text.another}
        </Button>
      </Columns>
    </FollowedSlip>
  );
}
