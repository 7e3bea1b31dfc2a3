import { useEffect, useState } from "react";
import { fairPlayStepsText, fairPlayStepText } from "#text/fair-play/fair-play.ts";
import { limitAmount, limitName, playLimitsText as text } from "#text/fair-play/play-limits.ts";
import { shellText } from "#text/site/shell.ts";
import type { FairPlay, PlayLimitLeft } from "../../../core/fair-play/model.ts";
import type { LimitKind } from "../../../core/rules/play-limits.ts";
import { useClock, useStores } from "../../stores/stores-context.ts";
import { useFairPlay } from "../../stores/use-member-stores.ts";
import { formatMoment } from "../../text/dates.ts";
import { observer } from "../../text/observer.ts";
import type { IconName } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { useNow } from "../../ui/data/time-ago.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { EmptyState, ListPanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { FormError } from "../../ui/forms/form.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/page.tsx";
import { RowIcon, RowList } from "../../ui/lists/row-list.tsx";
import { Centered } from "../../ui/typography/focus-heading.tsx";
import { CalmBar } from "./calm-bar.tsx";
import { LimitSheet } from "./limit-sheet.tsx";
import css from "./limits.module.css";
import { RealityCheckCard } from "./reality-check-card.tsx";

const ICONS = {
  deposit: "deposit",
  loss: "chart",
  stake: "dice",
  time: "clock",
} as const satisfies Record<LimitKind, IconName>;

const keyOf = ({ kind, period }: PlayLimitLeft) => `${kind} ${period}`;
const isSet = ({ amount }: PlayLimitLeft) => amount !== undefined;

/** The limits that the member has, those that could be set, the reality check, and what was decided. */
export const LimitsTab = observer(function LimitsTab({ standing }: { readonly standing: FairPlay }) {
  /** The limit in the sheet. */
  const [edited, setEdited] = useState<string>();
  const { limits } = standing;
  const set = limits.filter(isSet);
  const others = limits.filter((limit) => !isSet(limit));
  const open = limits.find((limit) => keyOf(limit) === edited);
  return (
    <>
      {set.length > 0 ? (
        <Card>
          {set.map((limit) => (
            <LimitRow key={keyOf(limit)} limit={limit} onEdit={() => setEdited(keyOf(limit))} />
          ))}
        </Card>
      ) : null}
      {others.length > 0 ? (
        <Card title={set.length > 0 ? text.others : text.invite}>
          {set.length > 0 ? null : <Muted>{text.inviteText}</Muted>}
          <RowList
            label={text.others}
            rows={others.map((limit) => ({
              key: keyOf(limit),
              leading: <RowIcon name={ICONS[limit.kind]} tone="info" />,
              title: limitName(limit),
              detail: usedWords(limit),
              end: (
                <Button
                  small
                  label={limit.kind === "time" ? text.setTimeOf : text.setOf(limitName(limit))}
                  onClick={() => setEdited(keyOf(limit))}
                >
                  {limit.kind === "time" ? text.setTime : text.set}
                </Button>
              ),
            }))}
          />
        </Card>
      ) : null}
      <Note tone="info">{text.rule}</Note>
      <RealityCheckCard standing={standing} />
      <Steps />
      {open ? <LimitSheet limit={open} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
});

/** What is used; a loss below zero is a win. */
function usedWords({ kind, used }: PlayLimitLeft): string {
  return used < 0 ? text.ahead(limitAmount(kind, -used)) : text.used(limitAmount(kind, used));
}

/** What is left. Who has won is not told how much there is to lose. */
function leftWords({ kind, amount = 0, used, left = 0 }: PlayLimitLeft): string {
  if (used > amount) return text.over(limitAmount(kind, used - amount));
  if (used < 0) return text.noLoss;
  return left === 0 ? text.usedUp : text.left(limitAmount(kind, left));
}

interface LimitRowProps {
  readonly limit: PlayLimitLeft;
  readonly onEdit: () => void;
}

/** One limit: what is left of it is large. */
const LimitRow = observer(function LimitRow({ limit, onEdit }: LimitRowProps) {
  const { kind, amount = 0, used, left = 0, resetsAt } = limit;
  const name = limitName(limit);
  const words = (count: number) => limitAmount(kind, count);
  return (
    <div className={css["limit"]}>
      <div className={css["head"]}>
        <RowIcon name={ICONS[kind]} tone="info" />
        <div className={css["words"]}>
          <h2 className={css["name"]}>{name}</h2>
          <p className={css["left"]}>{leftWords(limit)}</p>
        </div>
        <Button small label={text.editOf(name)} onClick={onEdit}>
          {text.edit}
        </Button>
      </div>
      <CalmBar
        value={used / Math.max(1, amount)}
        over={used > amount}
        label={text.bar(name, words(Math.max(0, used)), words(amount))}
      />
      <div className={css["ends"]}>
        <span>{usedWords(limit)}</span>
        <span>{text.of(words(amount))}</span>
      </div>
      {left === 0 ? <Muted tone="faint">{text.resets(resetsAt)}</Muted> : null}
      <Asked limit={limit} />
    </div>
  );
});

/** A higher limit, or none, that waits for its day. */
const Asked = observer(function Asked({ limit }: { readonly limit: PlayLimitLeft }) {
  const { fairPlay } = useFairPlay();
  const { toast } = useStores();
  const now = useNow(useClock(), 15_000);
  const { asked } = limit;
  if (!asked || now >= asked.until) return null;
  const confirmable = now >= asked.from;
  const done = (words: string) => (isDone: boolean) => isDone && toast.show(words);
  return (
    <div className={css["asked"]}>
      <p className={css["askedWords"]}>
        {asked.amount === undefined ? text.askedNone : text.askedFor(limitAmount(limit.kind, asked.amount))}
        <br />
        {confirmable ? text.confirmableUntil(asked.until) : text.confirmableFrom(asked.from)}
      </p>
      <div className={css["askedActions"]}>
        {confirmable ? (
          <Button
            small
            busy={fairPlay.changing === "confirm"}
            busyLabel={text.sheet.saving}
            onClick={() => void fairPlay.confirmLimit(limit, asked.amount).then(done(text.confirmed))}
          >
            {text.confirm}
          </Button>
        ) : null}
        <Button
          small
          variant="plain"
          busy={fairPlay.changing === "cancel"}
          busyLabel={text.sheet.saving}
          onClick={() => void fairPlay.cancelLimit(limit).then(done(text.cancelled))}
        >
          {text.cancelAsked}
        </Button>
      </div>
      <FormError
        problem={fairPlay.problemOf("confirm") ?? fairPlay.problemOf("cancel")}
        detailLabel={shellText.panel.detail}
      />
    </div>
  );
});

/** What the member decided, newest first. */
const Steps = observer(function Steps() {
  const { steps } = useFairPlay().fairPlay;
  useEffect(() => {
    void steps.load();
  }, [steps]);
  return (
    <Section title={fairPlayStepsText.title}>
      <ListPanel
        state={steps.state}
        skeleton={<Skeleton shape="rows" rows={3} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void steps.load()}
        empty={<EmptyState icon="history" title={fairPlayStepsText.empty} />}
        optional
      >
        {(items) => (
          <Card tight>
            <Muted tone="faint">{fairPlayStepsText.hint}</Muted>
            <RowList
              label={fairPlayStepsText.title}
              rows={items.map((item) => ({
                key: item.id,
                title: fairPlayStepText(item),
                detail: [formatMoment(item.at), item.until && fairPlayStepsText.until(item.until)]
                  .filter(Boolean)
                  .join(" · "),
              }))}
            />
            {steps.hasMore ? (
              <Centered>
                <Button
                  small
                  busy={steps.loadingMore}
                  busyLabel={shellText.loading}
                  onClick={() => void steps.loadMore()}
                >
                  {fairPlayStepsText.more}
                </Button>
              </Centered>
            ) : null}
          </Card>
        )}
      </ListPanel>
    </Section>
  );
});
