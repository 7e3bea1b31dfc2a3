import type { ReactNode } from "react";
import { AutoColumns } from "../columns/auto-columns.tsx";
import { Split } from "../columns/split.tsx";
import { Money } from "../data/money.tsx";
import { Card } from "../layout/card.tsx";
import { BulletList } from "../lists/bullet-list.tsx";
import { Muted } from "../typography/muted.tsx";
import { BrandCard } from "./brand-card.tsx";
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
