import { BrandCard } from "../../ui/cards/brand-card.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import css from "./points-card.module.css";

interface PointsCardProps {
  readonly label: string;
  readonly points: string;
  readonly action: { readonly to: string; readonly label: string } | undefined;
}

/** The member's points with their time, and the link to spend them. */
export function PointsCard({ label, points, action }: PointsCardProps) {
  return (
    <BrandCard>
      <div className={css["row"]}>
        <div>
          <Muted tone="onBrand">{label}</Muted>
          <strong className={css["points"]}>{points}</strong>
        </div>
        {action ? (
          <ButtonLink to={action.to} variant="onBrand" icon="gift">
            {action.label}
          </ButtonLink>
        ) : null}
      </div>
    </BrandCard>
  );
}
