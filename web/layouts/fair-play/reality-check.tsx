import { useEffect, useId, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { playTimeText as text } from "#text/fair-play/play-time.ts";
import { MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import { formatBaht, type Satang, subtract } from "../../../core/shared/money.ts";
import { paths } from "../../app/paths.ts";
import type { RealityCheck } from "../../stores/fair-play/play-time-store.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useFairPlay, useGamesStores } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { Button } from "../../ui/controls/button.tsx";
import { DescriptionList } from "../../ui/data/figures.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import cover from "../../ui/overlay/cover.module.css";
import { openModal } from "../../ui/overlay/open-modal.ts";
import css from "./reality-check.module.css";

/** Stands in front of the game until the member has decided: neither Esc nor a press beside it answers it. */
export const RealityCheckDialog = observer(function RealityCheckDialog() {
  const { fairPlay, playTime } = useFairPlay();
  const { isOpen } = useStoresRoot();
  const { game } = useGamesStores();
  const navigate = useNavigate();
  const { check } = playTime;
  if (!check) return null;
  const goTo = (path: string) => {
    playTime.answer();
    void navigate(path);
  };
  const leave = () => {
    void game.leave();
    const pauses = paths.fairPlayPart("break");
    goTo(isOpen(pauses) ? pauses : paths.dashboard);
  };
  return (
    <Panel
      check={check}
      isOwn={game.live?.frame.isOwn === true}
      minutes={playTime.minutes}
      onGoOn={() => playTime.answer()}
      onLeave={leave}
      onChange={isOpen(paths.fairPlay) && !fairPlay.isMissing ? () => goTo(paths.fairPlay) : undefined}
    />
  );
});

interface PanelProps {
  readonly check: RealityCheck;
  /** The page knows that no round is under way. */
  readonly isOwn: boolean;
  readonly minutes: number;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
  /** Undefined where it cannot be changed. */
  readonly onChange: (() => void) | undefined;
}

function Panel({ check, isOwn, minutes, onGoOn, onLeave, onChange }: PanelProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => (ref.current ? openModal(ref.current, () => undefined) : undefined), []);
  const { since, at, money } = check;
  const played = Math.floor((at - since) / MINUTE_MS);
  return (
    <dialog ref={ref} className={cover["cover"]} aria-labelledby={id} aria-modal="true">
      <div className={css["panel"]} tabIndex={-1} data-focus>
        <h2 id={id} className={css["title"]}>
          {text.title(played)}
        </h2>
        <p className={css["since"]}>{isOwn ? text.waits(since) : text.waitsElsewhere(since)}</p>
        <div className={css["money"]} role="status">
          {typeof money === "string" ? (
            <Muted>{text[money]}</Muted>
          ) : (
            <DescriptionList
              items={[
                { term: text.staked, value: formatBaht(money.stakedSatang) },
                { term: text.won, value: formatBaht(money.wonSatang) },
                {
                  term: text.net,
                  value: (
                    <span className={css["net"]}>{signedBaht(subtract(money.wonSatang, money.stakedSatang))}</span>
                  ),
                },
              ]}
            />
          )}
        </div>
        <div className={css["actions"]}>
          <Button wide onClick={onGoOn}>
            {text.goOn}
          </Button>
          <Button wide onClick={onLeave}>
            {text.stop}
          </Button>
        </div>
        <p className={css["every"]}>
          {text.every(minutes)}{" "}
          {onChange ? (
            <Button small variant="plain" onClick={onChange}>
              {text.change}
            </Button>
          ) : null}
        </p>
      </div>
    </dialog>
  );
}

function signedBaht(amount: Satang): string {
  return `${amount > 0 ? "+" : ""}${formatBaht(amount).replace("-", "−")}`;
}
