import { levelOverview, type LevelOverview as Row } from "../../../core/session/level-overview.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { formatCount } from "../../text/numbers.ts";
import { levelText } from "../../text/th/session/level.ts";
import { landingText } from "../../text/th/site/landing.ts";
import { Section } from "../../ui/layout/section.tsx";
import { LevelMark } from "../../ui/levels/level-mark.tsx";
import css from "./level-overview.module.css";

const text = landingText.levels;

/** The requirements and the benefits of every member level, side by side on a desktop. */
export function LevelOverview() {
  const { policy } = useStoresRoot();
  return (
    <Section title={text.title}>
      <ul className={css["levels"]} aria-label={text.title}>
        {levelOverview(policy).map((level) => (
          <li key={level.name} className={css["level"]}>
            <div className={css["head"]}>
              <LevelMark level={level.name} size={36} />
              <div>
                <strong className={css["name"]}>{levelText[level.name]}</strong>
                <span className={css["detail"]}>{requirementOf(level)}</span>
              </div>
            </div>
            <div className={css["gain"]}>
              <span className={css["refund"]}>{text.refundPercent(formatCount(level.refundPercent))}</span>
              <span className={css["detail"]}>{capOf(level)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function requirementOf({ required, basis, byInvitation }: Row): string {
  return byInvitation ? text.invitation : text.deposits[basis](formatBaht(required));
}

function capOf({ cap }: Row): string {
  return "perDay" in cap ? text.perDay(formatBaht(cap.perDay)) : text.perTime(formatBaht(cap.perTime));
}
