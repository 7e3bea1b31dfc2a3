import { type ReactNode, useId, useState } from "react";
import { pauseFormText as text } from "#text/fair-play/fair-play.ts";
import { shortBaht } from "#text/fair-play/play-limits.ts";
import { shellText } from "#text/site/shell.ts";
import type { FairPlay, PauseView } from "../../../core/fair-play/model.ts";
import { latinDigits } from "../../../core/rules/parse-baht.ts";
import { BREAK_DAYS, monthsAfter } from "../../../core/rules/pause.ts";
import { DAY_MS, type Instant, plus } from "../../../core/shared/bangkok-time.ts";
import { PauseCard } from "../../shared/pause-card.tsx";
import { useClock, useStores } from "../../stores/stores-context.ts";
import { useFairPlay, useMemberStores } from "../../stores/use-member-stores.ts";
import { formatMoment } from "../../text/dates.ts";
import { observer } from "../../text/observer.ts";
import { Icon, type IconName } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Muted } from "../../ui/data/inline.tsx";
import { useNow } from "../../ui/data/time-ago.tsx";
import { FormError } from "../../ui/forms/form.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import css from "./pause.module.css";

/** A break in days, or a self-exclusion in months; `forever` has no end. */
type Length = { readonly days: number } | { readonly months: number | undefined };

const BREAKS = [1, 7, 30] as const;
const EXCLUSIONS = [6, 12, 60, undefined] as const;
const OWN = "own";

/** Starts a pause, and shows the one that lasts. */
export const PauseTab = observer(function PauseTab({ standing }: { readonly standing: FairPlay }) {
  const now = useNow(useClock(), 15_000);
  const { fairPlay } = useFairPlay();
  const pause = standing.pause && fairPlay.pauseAt(now);
  if (!pause) return <PauseForm pause={undefined} now={now} />;
  const canGrow = pause.stage === "on" && pause.until !== undefined;
  return (
    <>
      <PauseCard pause={pause} details={false} />
      {canGrow ? <PauseForm pause={pause} now={now} /> : null}
    </>
  );
});

interface PauseFormProps {
  /** The pause that lasts: only a longer one can follow. */
  readonly pause: PauseView | undefined;
  readonly now: Instant;
}

/** Chooses a length, says what follows from it, and starts it. */
const PauseForm = observer(function PauseForm({ pause, now }: PauseFormProps) {
  const { fairPlay } = useFairPlay();
  const { toast } = useStores();
  const { credit } = useMemberStores().credit;
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState("");
  const [sure, setSure] = useState(false);
  const length = lengthOf(chosen, typed);
  const isLonger = (each: Length) => isLater(endOf(each, now), pause);
  const breaks = pause?.kind === "exclusion" ? [] : BREAKS.filter((days) => isLonger({ days }));
  const exclusions = EXCLUSIONS.filter((months) => isLonger({ months }));
  const words = length && ("days" in length ? text.days(length.days) : text.months(length.months));
  const isBreak = length !== undefined && "days" in length;
  const until = length && endOf(length, now);
  const label = words === undefined ? text.choose : isBreak ? text.start(words) : text.exclude(words);
  const busy = fairPlay.changing === "pause";

  const start = async () => {
    if (!length) return;
    const started = await ("days" in length ? fairPlay.startBreak(length.days) : fairPlay.exclude(length.months));
    setSure(false);
    if (!started) return;
    setChosen(undefined);
    // What holds now stands above the form.
    window.scrollTo(0, 0);
    toast.show(text.started);
  };
  const choice = (key: string, label: string) => (
    <Choice key={key} label={label} chosen={chosen === key} onChoose={() => setChosen(key)} />
  );
  return (
    <Card>
      <Stack>
        <Head title={pause ? text.longer : text.title} text={pause ? text.longerText : text.text} />
        {pause?.kind === "exclusion" ? null : (
          <Choices legend={text.breaks}>
            {breaks.map((days) => choice(`d${days}`, text.days(days)))}
            {choice(OWN, text.otherDays)}
          </Choices>
        )}
        {chosen === OWN ? (
          <TextField
            name="break-days"
            label={text.otherLabel}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            maxLength={2}
            hint={text.otherHint}
            onChange={setTyped}
          />
        ) : null}
        <Choices legend={text.exclusions}>
          {exclusions.map((months) => choice(`m${months ?? ""}`, text.months(months)))}
        </Choices>
        {length ? (
          <>
            <div className={css["end"]} role="status">
              <p className={css["endTerm"]}>{text.until}</p>
              <p className={css["endValue"]}>{until === undefined ? text.forGood : formatMoment(until)}</p>
            </div>
            <Effects
              items={[
                ["cross", until === undefined ? text.stopsForGood : text.stops],
                ["cross", text.final],
                ...(isBreak || until === undefined ? [] : [["cross", text.returnRule] as const]),
                ["tick", text.withdraws(credit && shortBaht(credit.creditSatang))],
                ["tick", text.keeps],
              ]}
            />
          </>
        ) : null}
        <FormError problem={fairPlay.problemOf("pause")} detailLabel={shellText.panel.detail} />
        <Button
          variant={length ? "primary" : "secondary"}
          wide
          disabled={!length}
          busy={busy}
          busyLabel={text.saving}
          onClick={() => (isBreak ? void start() : setSure(true))}
        >
          {label}
        </Button>
      </Stack>
      {sure ? (
        <Dialog
          title={text.sureTitle(label)}
          closeLabel={shellText.close}
          onClose={() => setSure(false)}
          actions={
            <>
              <Button wide disabled={busy} takesFocus onClick={() => setSure(false)}>
                {text.notYet}
              </Button>
              <Button variant="primary" wide busy={busy} busyLabel={text.saving} onClick={() => void start()}>
                {label}
              </Button>
            </>
          }
        >
          <Muted>{text.sureText(until)}</Muted>
        </Dialog>
      ) : null}
    </Card>
  );
});

function Head({ title, text: detail }: { readonly title: string; readonly text: string }) {
  return (
    <div className={css["head"]}>
      <span className={css["icon"]}>
        <Icon name="heart" />
      </span>
      <div>
        <h2 className={css["title"]}>{title}</h2>
        {detail ? <Muted>{detail}</Muted> : null}
      </div>
    </div>
  );
}

/** What stops and what stays. */
function Effects({ items }: { readonly items: readonly (readonly [Extract<IconName, "tick" | "cross">, string])[] }) {
  return (
    <ul className={css["effects"]} aria-label={text.effects}>
      {items.map(([icon, words]) => (
        <li key={words} className={css[icon]}>
          <Icon name={icon} size={20} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

function Choices({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={css["legend"]}>
        {legend}
      </p>
      <div className={css["choices"]}>{children}</div>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ label, chosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className={cx(css["choice"], chosen && css["chosen"])}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {label}
    </button>
  );
}

/** Undefined until a length is chosen, and while the typed days are none. */
function lengthOf(chosen: string | undefined, typed: string): Length | undefined {
  if (chosen === undefined) return undefined;
  if (chosen === "m") return { months: undefined };
  const count = Number(chosen === OWN ? latinDigits(typed).trim() : chosen.slice(1));
  if (chosen.startsWith("m")) return { months: count };
  const isDays = Number.isInteger(count) && count >= BREAK_DAYS.minimum && count <= BREAK_DAYS.maximum;
  return isDays ? { days: count } : undefined;
}

function endOf(length: Length, now: Instant): Instant | undefined {
  if ("days" in length) return plus(now, length.days * DAY_MS);
  return length.months === undefined ? undefined : monthsAfter(now, length.months);
}

function isLater(end: Instant | undefined, pause: PauseView | undefined): boolean {
  return pause?.until === undefined || end === undefined || end > pause.until;
}
