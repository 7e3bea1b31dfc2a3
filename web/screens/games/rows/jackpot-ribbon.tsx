import { Link } from "react-router-dom";
import { gamesText as text } from "#text/games/games.ts";
import { gameName } from "../../../../core/games/game-rows.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import { paths } from "../../../app/paths.ts";
import { useStores } from "../../../stores/stores-context.ts";
import { formatTime } from "../../../text/dates.ts";
import { language } from "../../../text/live.ts";
import { observer } from "../../../text/observer.ts";
import { Img } from "../../../ui/art/img.tsx";
import { useLobby, usePlace } from "../lobby/lobby-scope.ts";
import css from "./jackpot-ribbon.module.css";
import { useColumns } from "./lobby-rows.tsx";

/** On a phone, where the line scrolls. A desktop shows what fits beside the heading. */
const MOST = 6;
/** Of the games that stand side by side below it. */
const SHARE = 0.6;

/** The highest jackpots with the time at which they were read. Each leads to its game, the heading to all of them. */
export const JackpotRibbon = observer(function JackpotRibbon() {
  const { lobby, game: session } = useLobby();
  const { site } = useStores();
  const at = usePlace();
  const columns = useColumns();
  const games = lobby
    .rowOf("jackpots", lobby.everywhere)
    .slice(0, columns === undefined ? MOST : Math.floor(columns * SHARE));
  if (games.length === 0) {
    const { status } = lobby.state;
    // Its place: what is below must not move when the jackpots come.
    return status === "idle" || status === "pending" ? <div className={css["ribbon"]} /> : null;
  }
  return (
    <section className={css["ribbon"]} aria-label={text.row.jackpots}>
      <Link className={css["head"]} to={at(paths.gameRow("jackpots"))}>
        <strong>{text.jackpotsLive}</strong>
        {lobby.asOf === undefined ? null : <span>{text.asOf(formatTime(lobby.asOf))}</span>}
      </Link>
      {games.map((game) => {
        const path = paths.game(game.category, game.slotType, game.id);
        const target = session ? { to: path } : { to: paths.login, state: { from: path } };
        const src = game.imagePath === undefined ? undefined : site.picture(game.imagePath);
        return (
          <Link key={game.id} className={css["game"]} {...target}>
            {src === undefined ? null : <Img src={src} alt="" width={44} height={44} />}
            <span>{gameName(game, language())}</span>
            <b>{game.jackpotSatang === undefined ? null : formatBaht(game.jackpotSatang)}</b>
          </Link>
        );
      })}
    </section>
  );
});
