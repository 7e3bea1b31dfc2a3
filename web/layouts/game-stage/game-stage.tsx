import { use, useCallback, useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { playText as text } from "#text/games/play.ts";
import { gameName } from "../../../core/games/game-rows.ts";
import type { Game } from "../../../core/games/model.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import { isSettings, paths } from "../../app/paths.ts";
import { isOpen } from "../../brand/is-open.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { LiveGame } from "../../stores/games/game-session-store.ts";
import { useClock } from "../../stores/stores-context.ts";
import { useGamesStores, useMemberStores } from "../../stores/use-member-stores.ts";
import { formatExactTime, formatTime } from "../../text/dates.ts";
import { language } from "../../text/live.ts";
import { formatDuration } from "../../text/numbers.ts";
import { observer } from "../../text/observer.ts";
import { Icon, VisuallyHidden } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ExternalLink } from "../../ui/controls/external-link.tsx";
import { cx } from "../../ui/cx.ts";
import { useNow } from "../../ui/data/time-ago.tsx";
import { StatePanel } from "../../ui/feedback/failed-state.tsx";
import { OutcomeNote, RefusalLinkContext } from "../../ui/feedback/outcome-note.tsx";
import { useWide } from "../../ui/hooks/use-media.ts";
import gameBarCss from "./game-bar.module.css";
import { GameFrame } from "./game-frame.tsx";
import gameStageCss from "./game-stage.module.css";

/** `docked`: beside the page, under the balance of a wide desktop. `hidden`: the page has no room for it. */
type StagePlace = "visible" | "docked" | "hidden";

interface GameBarProps {
  readonly game: Game;
  readonly place: StagePlace;
  /** The game's own page. */
  readonly path: string;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

/** How long the member has played, and what time it is, always in sight. Also counts it. */
const PlayClock = observer(function PlayClock() {
  const { game } = useGamesStores();
  const clock = useClock();
  const now = useNow(clock);
  const playTime = useMemberStores().loadedFairPlay.stores?.playTime;
  useEffect(() => playTime?.begin(), [playTime]);
  useEffect(() => playTime?.tick(game.isRoundUnderWay()), [playTime, game, now]);
  const { startedAt = now } = playTime?.time ?? {};
  const inside = (
    <>
      <span className={gameBarCss["played"]}>
        <Icon name="clock" size={16} />
        <VisuallyHidden>{text.played} </VisuallyHidden>
        {formatDuration(now - startedAt)}
      </span>
      <span className={gameBarCss["small"]}>{formatTime(now)}</span>
    </>
  );
  return isOpen(paths.fairPlay) ? (
    <Link to={paths.fairPlay} className={gameBarCss["clock"]}>
      {inside}
    </Link>
  ) : (
    <span className={gameBarCss["clock"]}>{inside}</span>
  );
});

/** The bar above a game: its name, the credit with its time, minimise or enlarge, and end. */
const GameBar = observer(function GameBar({ game, place, path, ending, onEnd }: GameBarProps) {
  const { credit } = useMemberStores().credit;
  const listPath = game.slotType ? paths.games(game.category, game.slotType) : paths.gameCategory(game.category);
  return (
    <div className={gameBarCss["bar"]}>
      {place === "docked" ? (
        <Link to={path} className={gameBarCss["back"]} aria-label={text.backTo(gameName(game, language()))}>
          <Icon name="expand" />
        </Link>
      ) : (
        <Link to={listPath} className={gameBarCss["back"]} aria-label={text.minimise}>
          <Icon name="chevron-down" />
        </Link>
      )}
      <h1 className={gameBarCss["title"]}>
        {gameName(game, language())}
        <span className={gameBarCss["small"]}>{game.provider}</span>
      </h1>
      <PlayClock />
      {credit && place === "visible" ? (
        <div className={gameBarCss["credit"]}>
          <VisuallyHidden>{text.credit} </VisuallyHidden>
          {formatBaht(credit.creditSatang)}
          <span className={gameBarCss["small"]}>{formatExactTime(credit.asOf)}</span>
        </div>
      ) : (
        <span />
      )}
      <Button small busy={ending} busyLabel={text.ending} onClick={onEnd}>
        {text.end}
      </Button>
    </div>
  );
});

interface GamePlaceholderProps {
  readonly live: LiveGame;
  readonly reopening: boolean;
  readonly onReopen: () => void;
  readonly onNewWindow: () => void;
  readonly onFrame: () => void;
}

/** Shown in place of the game's frame after the game ended by itself, or while it is in another window. */
function GamePlaceholder({ live, reopening, onReopen, onNewWindow, onFrame }: GamePlaceholderProps) {
  if (live.over) {
    return (
      <StatePanel
        icon="clock"
        title={text.over}
        text={text.overHint}
        action={
          <Button variant="primary" busy={reopening} busyLabel={text.opening} onClick={onReopen}>
            {text.reopen}
          </Button>
        }
      />
    );
  }
  if (live.place === "blocked") {
    return (
      <StatePanel
        icon="warning"
        title={text.blocked}
        text={text.blockedHint}
        action={
          <>
            <ExternalLink href={live.frame.src}>{text.openByHand}</ExternalLink>
            <p>
              <Button onClick={onNewWindow}>{text.retry}</Button> <Button onClick={onFrame}>{text.intoFrame}</Button>
            </p>
          </>
        }
      />
    );
  }
  return (
    <StatePanel
      icon="info"
      title={text.inWindow}
      text={text.inWindowHint}
      action={<Button onClick={onFrame}>{text.intoFrame}</Button>}
    />
  );
}

/** Opens an address in a new window. Returns false when the browser blocks it. */
function openWindow(url: string): boolean {
  // With "noopener", `window.open` does not report whether a window opened.
  const opened = window.open("", "_blank");
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(url);
  return true;
}

/**
 * Holds the open game beside the pages, not inside one: an iframe that is removed from the page starts over. While the
 * player is on another page, the game continues under the balance of a wide desktop, elsewhere out of sight.
 */
export const GameStage = observer(function GameStage() {
  const { game } = useGamesStores();
  const { pathname, search } = useLocation();
  const { live, leaving } = game;
  const refusalLink = use(RefusalLinkContext);
  const path = live && paths.game(live.game.category, live.game.slotType, live.game.id);
  const wide = useWide();
  const place = path === pathname + search ? "visible" : wide && !isSettings(pathname) ? "docked" : "hidden";
  useEffect(() => game.watch(), [game]);
  const mark = !live || place === "hidden" ? undefined : place === "visible" ? "data-playing" : "data-docked";
  useEffect(() => {
    if (mark === undefined) return undefined;
    document.documentElement.setAttribute(mark, "");
    return () => document.documentElement.removeAttribute(mark);
  }, [mark]);
  const onMessage = useCallback((data: unknown) => game.onMessage(data), [game]);
  if (!live || path === undefined) return null;
  const openInWindow = () => game.moveTo(openWindow(live.frame.src) ? "window" : "blocked");
  return (
    <>
      <section
        className={cx(gameStageCss["stage"], gameStageCss[place])}
        aria-label={text.stage(gameName(live.game, language()))}
        aria-hidden={place === "hidden" ? true : undefined}
      >
        <GameBar game={live.game} place={place} path={path} ending={leaving.busy} onEnd={() => void game.leave()} />
        <div className={gameStageCss["view"]}>
          <div className={gameStageCss["note"]}>
            <OutcomeNote {...outcomeOf(leaving)} texts={text.leaveOutcome} />
            <div role="status" className={gameStageCss["refusal"]}>
              {refusalLink(game.refusal)}
            </div>
          </div>
          {live.over || live.place !== "frame" ? (
            <GamePlaceholder
              live={live}
              reopening={leaving.busy || game.opening.busy}
              onReopen={() => void game.reopen()}
              onNewWindow={openInWindow}
              onFrame={() => game.moveTo("frame")}
            />
          ) : (
            <GameFrame
              key={live.frame.src}
              frame={live.frame}
              title={text.stage(gameName(live.game, language()))}
              onMessage={onMessage}
              onNewWindow={live.frame.keepsOrigin ? openInWindow : undefined}
            />
          )}
        </div>
      </section>
      {place === "hidden" ? (
        <section aria-label={text.openGame}>
          <Link to={path} className={gameStageCss["pill"]}>
            <Icon name="dice" size={20} />
            <span>{text.backTo(gameName(live.game, language()))}</span>
          </Link>
        </section>
      ) : null}
    </>
  );
});
