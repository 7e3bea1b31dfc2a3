import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { SlipRequest } from "../../../core/wallet/model.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { Section } from "../../ui/layout/section.tsx";
import { FollowedSlip } from "./followed-slip.tsx";

interface OpenSlipsProps {
  readonly slips: readonly SlipRequest[];
  readonly now: Instant;
  readonly usualSeconds: number | undefined;
}

/** The slips that the staff are checking, each with its timeline. */
export function OpenSlips({ slips, now, usualSeconds }: OpenSlipsProps) {
  if (slips.length === 0) return null;
  return (
    <Section title={depositSlipText.open}>
      {slips.map((request) => (
        <FollowedSlip key={request.id} request={request} now={now} usualSeconds={usualSeconds} />
      ))}
    </Section>
  );
}
