import { useLayoutEffect, useRef } from "react";
import { playText as text } from "#text/games/play.ts";
import { type LaunchFrame, speaksFor } from "../../../core/games/play-game.ts";
import { Button } from "../../ui/controls/button.tsx";
import { StatePanel } from "../../ui/feedback/failed-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useFrameLoad } from "../../ui/hooks/use-frame-load.ts";
import css from "./game-stage.module.css";

interface GameFrameProps {
  readonly frame: LaunchFrame;
  /** Names the frame to screen readers. */
  readonly title: string;
  /** Handles a message of the game's page and returns the answer. */
  readonly onMessage: (data: unknown) => object | undefined;
  /** Undefined where the game must stay in the sandbox: in a window of its own it would get the site's origin. */
  readonly onNewWindow: (() => void) | undefined;
}

/** Enough for a game. A page of the site's own origin does not get `allow-same-origin`: it could read the session. */
const PERMISSIONS = "allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock";

/** The game itself. Messages from any other page are ignored. */
export function GameFrame({ frame, title, onMessage, onNewWindow }: GameFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const { phase, attempt, onLoad, fail, retry } = useFrameLoad();
  // Both listen before the frame loads: an effect after the paint may come too late.
  useLayoutEffect(() => {
    const listen = (message: MessageEvent<unknown>) => {
      if (message.source !== element.current?.contentWindow || !speaksFor(frame, message.origin)) return;
      const answer = onMessage(message.data);
      // A page in a sandbox has no origin that could be named.
      if (answer) element.current?.contentWindow?.postMessage(answer, "*");
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [frame, onMessage]);
  useLayoutEffect(() => {
    // A host that the operator did not allow never loads, and only this event reports it.
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (/^(frame|child)-src/.test(effectiveDirective)) fail();
    };
    document.addEventListener("securitypolicyviolation", onViolation);
    return () => document.removeEventListener("securitypolicyviolation", onViolation);
  }, [fail]);
  return (
    <>
      {phase === "loading" ? (
        <div className={css["loading"]}>
          <Skeleton shape="card" height={320} label={text.loading} />
        </div>
      ) : null}
      {phase === "failed" ? (
        <StatePanel
          icon="clock"
          title={text.slow}
          // It names the window, which not every game may have.
          text={onNewWindow && text.slowHint}
          action={
            <>
              <Button variant="primary" icon="refresh" onClick={retry}>
                {text.reload}
              </Button>{" "}
              {onNewWindow ? <Button onClick={onNewWindow}>{text.newWindow}</Button> : null}
            </>
          }
        />
      ) : (
        <iframe
          ref={element}
          key={attempt}
          className={css["frame"]}
          src={frame.src}
          title={title}
          sandbox={frame.keepsOrigin ? `${PERMISSIONS} allow-same-origin` : PERMISSIONS}
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      )}
    </>
  );
}
