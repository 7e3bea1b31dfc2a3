import { useEffect, useRef, useState } from "react";
import { type FrameEvent, frameEvent, speaksFor } from "../../../core/games/frame-message.ts";
import type { LaunchFrame } from "../../../core/games/launch-frame.ts";
import { playText as text } from "../../text/th/games/play-game.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { StatePanel } from "../../ui/feedback/state-panel.tsx";
import css from "./game-stage.module.css";

interface GameFrameProps {
  readonly frame: LaunchFrame;
  /** Names the frame to screen readers. */
  readonly title: string;
  readonly onEvent: (event: FrameEvent) => void;
  /** Undefined where the game may have no window of its own: it would get the site's origin there. */
  readonly onNewWindow: (() => void) | undefined;
}

/** A frame tells nobody that it failed; one that has not come by then may never come. */
const TOO_LONG_MS = 15_000;

/** Enough for a game; a page of the site's own origin may not keep it, or it could read what the site keeps. */
const PERMISSIONS = "allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock";

/** The game itself. Only its own page is listened to. */
export function GameFrame({ frame, title, onEvent, onNewWindow }: GameFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const [turn, setTurn] = useState(0);
  const [phase, setPhase] = useState<"loading" | "there" | "slow">("loading");
  useEffect(() => {
    const listen = (message: MessageEvent<unknown>) => {
      if (message.source !== element.current?.contentWindow || !speaksFor(frame, message.origin)) return;
      const event = frameEvent(message.data);
      if (event) onEvent(event);
    };
    // A maker's host that the operator did not allow never loads, and says so nowhere else.
    const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (/^(frame|child)-src/.test(effectiveDirective)) setPhase("slow");
    };
    window.addEventListener("message", listen);
    document.addEventListener("securitypolicyviolation", refused);
    return () => {
      window.removeEventListener("message", listen);
      document.removeEventListener("securitypolicyviolation", refused);
    };
  }, [frame, onEvent]);
  useEffect(() => {
    if (phase !== "loading") return undefined;
    const timer = setTimeout(() => setPhase("slow"), TOO_LONG_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  return (
    <>
      {phase === "loading" ? (
        <div className={css["wait"]}>
          <Skeleton shape="card" height={320} label={text.loading} />
        </div>
      ) : null}
      {phase === "slow" ? (
        <StatePanel
          icon="clock"
          title={text.slow}
          text={text.slowHint}
          action={
            <>
              <Button
                variant="primary"
                icon="refresh"
                onClick={() => {
                  setTurn(turn + 1);
                  setPhase("loading");
                }}
              >
                {text.reload}
              </Button>{" "}
              {onNewWindow ? <Button onClick={onNewWindow}>{text.newWindow}</Button> : null}
            </>
          }
        />
      ) : (
        <iframe
          ref={element}
          key={turn}
          className={css["frame"]}
          src={frame.src}
          title={title}
          sandbox={frame.keepsOrigin ? `${PERMISSIONS} allow-same-origin` : PERMISSIONS}
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
          onLoad={() => setPhase("there")}
        />
      )}
    </>
  );
}
