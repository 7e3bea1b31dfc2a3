import { useEffect } from "react";
import { levelText } from "#text/session/level.ts";
import { landingSectionsText } from "#text/site/landing-sections.ts";
import { periodText, promotionText } from "#text/site/promotion.ts";
import { shellText } from "#text/site/shell.ts";
import { promotionAt } from "../../../core/rules/promotion.ts";
import { lineLink } from "../../../core/rules/web-url.ts";
import { levelOverview, type LevelOverview as Row } from "../../../core/session/level-overview.ts";
import { MINUTE_MS, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import { plainText } from "../../../core/site/support-text.ts";
import { paths } from "../../app/paths.ts";
import { Said } from "../../shared/said.tsx";
import { useClock, useStores, useStoresRoot } from "../../stores/stores-context.ts";
import { formatShortDate } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import { observer } from "../../text/observer.ts";
import { PeriodCard } from "../../ui/cards/period-card.tsx";
import { AutoColumns } from "../../ui/columns/columns.tsx";
import { ExternalLink } from "../../ui/controls/external-link.tsx";
import { FigureStrip } from "../../ui/data/figure-strip.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { useNow } from "../../ui/data/time-ago.tsx";
import { ListPanel, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/page.tsx";
import { LevelMark } from "../../ui/levels/level-mark.tsx";
import { TextLink } from "../../ui/typography/prose.tsx";
import landingSectionsCss from "./landing-sections.module.css";
import levelOverviewCss from "./level-overview.module.css";
import { RecentFeeds } from "./recent-feeds.tsx";

/** The sections below the hero and the sign-in form. Their code loads after the first paint. */
export function LandingSections() {
  const { isOpen } = useStoresRoot();
  return (
    <>
      <SiteFacts />
      <div className={landingSectionsCss["columns"]}>
        <div className={landingSectionsCss["feeds"]}>
          <RecentFeeds />
        </div>
        <div>
          {isOpen(paths.promotion) ? <BonusTeaser /> : null}
          <LevelOverview />
          <News />
          <Contacts />
        </div>
      </div>
    </>
  );
}

const SHOWN = 3;

/** The latest announcements. */
const News = observer(function News() {
  const { announcements } = useStores().site;
  useEffect(() => {
    void announcements.load();
  }, [announcements]);
  return (
    <Section title={landingSectionsText.news}>
      <ListPanel
        state={announcements.state}
        skeleton={<Skeleton shape="text" lines={3} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void announcements.load()}
        empty={<Muted>{landingSectionsText.noNews}</Muted>}
      >
        {(news) =>
          news.slice(0, SHOWN).map(({ id, title, body, publishedAt }) => (
            <Card key={id} title={<Said>{title}</Said>} aside={formatShortDate(publishedAt)}>
              {plainText(body).map((paragraph) => (
                <Muted key={paragraph}>
                  <Said>{paragraph}</Said>
                </Muted>
              ))}
            </Card>
          ))
        }
      </ListPanel>
    </Section>
  );
});

/** The bonus periods without their conditions, which have a page of their own. */
const BonusTeaser = observer(function BonusTeaser() {
  const { settings } = useStores().site;
  const now = useNow(useClock(), 15_000);
  return (
    <Section
      title={landingSectionsText.promotion}
      aside={<TextLink to={paths.promotion}>{landingSectionsText.allPromotions}</TextLink>}
    >
      <ResourcePanel
        state={settings.state}
        skeleton={<Skeleton shape="card" height={150} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void settings.load()}
      >
        {({ promotion }) => {
          const view = promotionAt(promotion, now);
          if (!view.offered) return <Muted>{promotionText.none}</Muted>;
          return (
            <AutoColumns>
              {view.periods.map((period, index) => (
                <PeriodCard key={period.start} {...periodText(period, index + 1)} />
              ))}
            </AutoColumns>
          );
        }}
      </ResourcePanel>
    </Section>
  );
});

/** The requirements and the benefits of every member level, side by side on a desktop. */
function LevelOverview() {
  const text = landingSectionsText.levels;
  const { isOpen, policy } = useStoresRoot();
  return (
    <Section title={text.title}>
      <ul className={levelOverviewCss["levels"]} aria-label={text.title}>
        {levelOverview(policy).map((level) => (
          <li key={level.name} className={levelOverviewCss["level"]}>
            <div className={levelOverviewCss["head"]}>
              <LevelMark level={level.name} size={36} />
              <div>
                <strong className={levelOverviewCss["name"]}>{levelText[level.name]}</strong>
                <span className={levelOverviewCss["detail"]}>{requirementOf(level)}</span>
              </div>
            </div>
            <div className={levelOverviewCss["gain"]}>
              {isOpen("/refund") ? (
                <span className={levelOverviewCss["refund"]}>
                  {text.refundPercent(formatCount(level.refundPercent))}
                </span>
              ) : null}
              <span className={levelOverviewCss["detail"]}>{capOf(level)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function requirementOf({ required, basis, byInvitation }: Row): string {
  const text = landingSectionsText.levels;
  return byInvitation ? text.invitation : text.deposits[basis](formatBaht(required));
}

function capOf({ cap }: Row): string {
  const text = landingSectionsText.levels;
  return "perDay" in cap ? text.perDay(formatBaht(cap.perDay)) : text.perTime(formatBaht(cap.perTime));
}

const minutesOf = (seconds: number) => formatCount(Math.ceil((seconds * SECOND_MS) / MINUTE_MS));

/** What the operator states and the rules give, in figures: waiting times, withdrawals, refund and bonus. */
const SiteFacts = observer(function SiteFacts() {
  const text = landingSectionsText.facts;
  const { isOpen, policy } = useStoresRoot();
  const { settings } = useStores().site;
  const clock = useClock();
  const { usualSeconds, promotion } = settings.value ?? {};
  const levels = levelOverview(policy);
  const offer = promotionAt(promotion, clock());
  const most = Math.max(...levels.map(({ refundPercent }) => refundPercent));
  // The places of what the settings will probably have.
  const awaited = settings.value === undefined && settings.problem === undefined;
  const usual = (seconds: number | undefined, label: string) => {
    if (awaited) return { value: text.awaited, label };
    return seconds ? { value: text.minutes(minutesOf(seconds)), label } : undefined;
  };
  const bonus = offer.offered ? { value: formatBaht(offer.maxBonus), label: text.bonus } : undefined;
  const facts = [
    usual(usualSeconds?.deposit, text.deposit),
    usual(usualSeconds?.withdrawal, text.withdrawal),
    { value: text.times(formatCount(levels[0]?.withdrawalsPerDay ?? 0)), label: text.perDay },
    isOpen("/refund") ? { value: `${formatCount(most)}%`, label: text.refund } : undefined,
    awaited && isOpen(paths.promotion) ? { value: text.awaited, label: text.bonus } : bonus,
  ];
  return <FigureStrip label={text.label} figures={facts.filter((fact) => fact !== undefined)} />;
});

/** Links to the chat contacts. */
const Contacts = observer(function Contacts() {
  const { settings } = useStores().site;
  return (
    <Section
      title={landingSectionsText.contact}
      aside={<TextLink to={paths.contact}>{landingSectionsText.moreContact}</TextLink>}
    >
      <ResourcePanel
        state={settings.state}
        skeleton={<Skeleton shape="card" height={48} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void settings.load()}
      >
        {({ lines }) => {
          const ids = [lines.primary, lines.backup].filter((id) => id !== undefined);
          if (ids.length === 0) return <Muted>{landingSectionsText.noContact}</Muted>;
          return (
            <Stack>
              {ids.map((id) => (
                <ExternalLink key={id} href={lineLink(id)} button wide icon="chat">
                  {landingSectionsText.openLine(id)}
                </ExternalLink>
              ))}
            </Stack>
          );
        }}
      </ResourcePanel>
    </Section>
  );
});
