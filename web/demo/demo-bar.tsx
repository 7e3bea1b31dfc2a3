import { useEffect, useState } from "react";
import { demoText as text } from "#text/platform/demo.ts";
import { demo } from "../compose/demo/demo.ts";
import { demoMembers, demoPassword } from "../compose/demo/demo-members.ts";
import { observer } from "../text/observer.ts";
import { Button } from "../ui/controls/button.tsx";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Says on every page that this is a demo, how to sign in, and what somebody who shows it can do. */
export const DemoBar = observer(function DemoBar() {
  const [problem, setProblem] = useState<"failed" | "notStored">();
  const [automatic, setAutomatic] = useState(true);
  const [asks, setAsks] = useState(false);
  const attempt = (task: () => Promise<void>) => {
    task().catch(() => setProblem("failed"));
  };
  useEffect(() => {
    attempt(async () => {
      if (!(await demo.stored())) setProblem("notStored");
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
    <aside className="demo-bar" aria-label={text.label}>
      <details>
        <summary className="demo-line">
          <strong>{text.what}</strong> <span className="demo-more">{text.controls}</span>
        </summary>
        <div className="demo-controls">
          <Button variant={automatic ? "primary" : "secondary"} pressed={automatic} onClick={toggle}>
            {text.automatic}
          </Button>
          <Button onClick={() => attempt(() => demo.approveAll())}>{text.approveAll}</Button>
          <Button onClick={moveBy(HOUR_MS)}>{text.hour}</Button>
          <Button onClick={moveBy(DAY_MS)}>{text.day}</Button>
          {asks ? null : <Button onClick={() => setAsks(true)}>{text.startAgain}</Button>}
        </div>
        {asks ? (
          <div className="demo-controls" role="group" aria-label={text.startAgain}>
            <p className="demo-question">{text.confirm}</p>
            <Button onClick={() => attempt(() => demo.startAgain())}>{text.yes}</Button>
            <Button onClick={() => setAsks(false)}>{text.no}</Button>
          </div>
        ) : null}
      </details>
      <p className="demo-note">{text.signIn(demoMembers, demoPassword)}</p>
      {problem === undefined ? null : (
        <p className="demo-note" role="alert">
          {text[problem]}
        </p>
      )}
    </aside>
  );
});
