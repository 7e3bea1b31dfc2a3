import type { ReactNode } from "react";
import { AutoColumns, Split } from "../columns/columns.tsx";
import { Money, Muted } from "../data/inline.tsx";
import { Card } from "../layout/card.tsx";
import { BulletList } from "../typography/prose.tsx";
import { BrandCard } from "./hero-card.tsx";
import { PeriodCard, type PeriodCardProps } from "./period-card.tsx";

interface PromotionBoardProps {
  readonly texts: { readonly most: string; readonly intro: string; readonly conditions: string };
  readonly most: string;
  readonly periods: readonly (PeriodCardProps & { readonly key: string })[];
  readonly conditions: readonly string[];
  /** The link below the conditions. */
  readonly action: ReactNode;
}

/** The bonus periods of the day, their maximum and their conditions. */
export function PromotionBoard({ texts, most, periods, conditions, action }: PromotionBoardProps) {
  return (
    <Split
      main={
        <>
          <BrandCard>
            <Muted tone="onBrand">{texts.most}</Muted>
            <Money text={most} size="xl" />
            <Muted tone="onBrand">{texts.intro}</Muted>
          </BrandCard>
          <AutoColumns>
            {periods.map(({ key, ...period }) => (
              <PeriodCard key={key} {...period} />
            ))}
          </AutoColumns>
        </>
      }
      side={
        <Card title={texts.conditions}>
          <BulletList items={conditions} />
          {action}
        </Card>
      }
    />
  );
}
