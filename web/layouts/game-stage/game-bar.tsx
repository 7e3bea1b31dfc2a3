import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import type { Game } from "../../../core/games/model.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import { paths } from "../../app/paths.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { formatExactTime } from "../../text/dates.ts";
import { playText as text } from "../../text/th/games/play.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import css from "./game-bar.module.css";

interface GameBarProps {
  readonly game: Game;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

/** The bar above a game: its name, the credit with its time, minimise and end. */
export const GameBar = observer(function GameBar({ game, ending, onEnd }: GameBarProps) {
  const { credit } = useMemberStores().credit;
  const listPath = game.slotType ? paths.games(game.category, game.slotType) : paths.gameCategory(game.category);
  return (
    <div className={css["bar"]}>
      <Link to={listPath} className={css["back"]} aria-label={text.minimise}>
        <Icon name="chevron-down" />
      </Link>
      <h1 className={css["title"]}>
        {game.name}
        <span className={css["small"]}>{game.provider}</span>
      </h1>
      {credit ? (
        <div className={css["credit"]}>
          <VisuallyHidden>{text.credit} </VisuallyHidden>
          {formatBaht(credit.creditSatang)}
          <span className={css["small"]}>{formatExactTime(credit.asOf)}</span>
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
