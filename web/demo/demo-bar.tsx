import { useEffect, useState, useSyncExternalStore } from "react";
import { demo, demoMembers, demoPassword } from "../compose/demo/demo.ts";
import { demoText as text } from "../text/th/site/demo.ts";
import { Button } from "../ui/controls/button.tsx";
import css from "./demo-bar.module.css";
import { followPath } from "./follow-path.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Says on every page that this is a demo, how to sign in, and what somebody who shows it can do. */
export function DemoBar() {
  const path = useSyncExternalStore(followPath, () => location.pathname);
  const [problem, setProblem] = useState<string>();
  const [automatic, setAutomatic] = useState(true);
  const [asks, setAsks] = useState(false);
  const attempt = (task: () => Promise<void>) => {
    task().catch(() => setProblem(text.failed));
  };
  useEffect(() => {
    attempt(async () => {
      if (!(await demo.stored())) setProblem(text.notStored);
      setAutomatic(await demo.automatic());
    });
  }, []);

  const moveBy = (ms: number) => () => {
    demo.advance(ms);
    // What is shown is of the earlier time.
    location.reload();
  };
  const toggle = () =>
    attempt(async () => {
      await demo.setAutomatic(!automatic);
      setAutomatic(!automatic);
    });
  return (
    <aside className={css["bar"]} aria-label={text.label}>
      <details>
        <summary className={css["line"]}>
          <strong>{text.what}</strong> <span className={css["more"]}>{text.controls}</span>
        </summary>
        <div className={css["controls"]}>
          <Button pressed={automatic} onClick={toggle}>
            {text.automatic}
          </Button>
          <Button onClick={() => attempt(() => demo.approveAll())}>{text.approveAll}</Button>
          <Button onClick={moveBy(HOUR_MS)}>{text.hour}</Button>
          <Button onClick={moveBy(DAY_MS)}>{text.day}</Button>
          {asks ? null : <Button onClick={() => setAsks(true)}>{text.startAgain}</Button>}
        </div>
        {asks ? (
          <div className={css["controls"]} role="group" aria-label={text.startAgain}>
            <p className={css["question"]}>{text.confirm}</p>
            <Button onClick={() => attempt(() => demo.startAgain())}>{text.yes}</Button>
            <Button onClick={() => setAsks(false)}>{text.no}</Button>
          </div>
        ) : null}
      </details>
      {path === "/login" || path === "/" ? (
        <p className={css["note"]}>{text.signIn(demoMembers, demoPassword)}</p>
      ) : null}
      {problem === undefined ? null : (
        <p className={css["note"]} role="alert">
          {problem}
        </p>
      )}
    </aside>
  );
}
