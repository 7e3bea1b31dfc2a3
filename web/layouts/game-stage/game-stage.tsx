import { observer } from "mobx-react-lite";
import { useCallback, useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import type { FrameEvent } from "../../../core/games/frame-message.ts";
import { paths } from "../../app/paths.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import { useGamesStores } from "../../stores/games/use-games-stores.ts";
import { playText as text } from "../../text/th/games/play.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { cx } from "../../ui/cx.ts";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { GameBar } from "./game-bar.tsx";
import { GameFrame } from "./game-frame.tsx";
import { GamePlaceholder } from "./game-placeholder.tsx";
import css from "./game-stage.module.css";
import { openWindow } from "./open-window.ts";

/**
 * Holds the open game beside the pages, not inside one: an iframe that is removed from the page starts over. While the
 * player is on another page, the game continues out of sight.
 */
export const GameStage = observer(function GameStage() {
  const { game } = useGamesStores();
  const { pathname, search } = useLocation();
  const { live, leaving } = game;
  const path = live && paths.game(live.game.category, live.game.slotType, live.game.id);
  const visible = path === pathname + search;
  useEffect(() => game.watch(), [game]);
  useEffect(() => {
    if (!visible) return undefined;
    document.documentElement.setAttribute("data-playing", "");
    return () => document.documentElement.removeAttribute("data-playing");
  }, [visible]);
  const onEvent = useCallback((event: FrameEvent) => game.onFrameEvent(event), [game]);
  if (!live || path === undefined) return null;
  const openInWindow = () => game.moveTo(openWindow(live.frame.src) ? "window" : "blocked");
  return (
    <>
      <section
        className={cx(css["stage"], css[visible ? "visible" : "hidden"])}
        aria-label={text.stage(live.game.name)}
        aria-hidden={visible ? undefined : true}
      >
        <GameBar game={live.game} ending={leaving.busy} onEnd={() => void game.leave()} />
        <div className={css["view"]}>
          <div className={css["note"]}>
            <OutcomeNote {...outcomeOf(leaving)} texts={text.leaveOutcome} />
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
              title={text.stage(live.game.name)}
              onEvent={onEvent}
              feel={game.feel}
              onNewWindow={live.frame.keepsOrigin ? openInWindow : undefined}
            />
          )}
        </div>
      </section>
      {visible ? null : (
        <section aria-label={text.openGame}>
          <Link to={path} className={css["pill"]}>
            <Icon name="dice" size={20} />
            <span>{text.backTo(live.game.name)}</span>
          </Link>
        </section>
      )}
    </>
  );
});
