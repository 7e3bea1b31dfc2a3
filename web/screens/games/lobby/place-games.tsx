import { useNavigate } from "react-router-dom";
import { gamesText as text } from "#text/games/games.ts";
import { shellText } from "#text/site/shell.ts";
import { GAME_ROWS, type GameOrder } from "../../../../core/games/game-rows.ts";
import type { SlotType } from "../../../../core/games/model.ts";
import { paths } from "../../../app/paths.ts";
import type { LobbyPlace, LobbyStore } from "../../../stores/games/lobby-store.ts";
import { formatCount } from "../../../text/numbers.ts";
import { observer } from "../../../text/observer.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Muted } from "../../../ui/data/inline.tsx";
import { EmptyState, ResourcePanel } from "../../../ui/feedback/resource-panel.tsx";
import { useAfterPaint } from "../../../ui/hooks/use-after-paint.ts";
import { MakerHead } from "../makers/maker-head.tsx";
import { JackpotRibbon } from "../rows/jackpot-ribbon.tsx";
import { AllRows, CategoryRow, OwnRows } from "../rows/lobby-rows.tsx";
import { GameList, ROW_HEIGHT, TileSkeleton } from "./game-list.tsx";
import inlineSelectCss from "./inline-select.module.css";
import lobbyHeadCss from "./lobby-head.module.css";
import { useLobby } from "./lobby-scope.ts";

interface InlineSelectProps {
  /** Read aloud. The chosen option is visible text enough. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A select without a visible label, inside a line of other content. */
function InlineSelect({ label, value, onChange, options }: InlineSelectProps) {
  return (
    <span className={inlineSelectCss["box"]}>
      <select
        className={inlineSelectCss["select"]}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={20} />
    </span>
  );
}

const ALL = "";

interface MakerSelectProps {
  readonly store: LobbyStore;
  /** Whether to read the makers now; the room for the choice is there before. */
  readonly ready: boolean;
}

/** One maker of several. A slot type that has one maker is a place of its own, with its own address. */
const MakerSelect = observer(function MakerSelect({ store, ready }: MakerSelectProps) {
  const navigate = useNavigate();
  const { savedGames } = useLobby();
  const { place } = store;
  const providers = ready ? store.providers : [];
  const slotMakers: ReadonlyMap<string, SlotType> = ready ? store.slotMakers : new Map();
  const slots = place.category === "slot";
  const slotType = place.category === "slot" ? place.slotType : undefined;
  const names = slots ? [...new Set([...slotMakers.keys(), ...providers])] : providers;
  const chosen = slotType === undefined ? store.provider : ((ready ? store.makerOf(slotType) : undefined) ?? slotType);
  if (ready && names.length < 2 && chosen === undefined) return null;
  const choose = (name: string) => {
    const type = slots && savedGames ? slotMakers.get(name) : undefined;
    if (type !== undefined) void navigate(paths.games("slot", type));
    else if (name === ALL && slotType !== undefined) void navigate(paths.gameCategory("slot"));
    else store.setProvider(name === ALL ? undefined : name);
  };
  const options = chosen === undefined || names.includes(chosen) ? names : [...names, chosen];
  return (
    <InlineSelect
      label={text.provider}
      value={chosen ?? ALL}
      onChange={choose}
      options={[{ value: ALL, label: text.everyProvider }, ...options.map((name) => ({ value: name, label: name }))]}
    />
  );
});

interface LobbyHeadProps {
  readonly store: LobbyStore;
  /** A heading, where rows are above the list. */
  readonly title?: string;
}

/** The number of games, one maker of several, and the order. The line is there before the games, so nothing moves. */
const LobbyHead = observer(function LobbyHead({ store, title }: LobbyHeadProps) {
  const { place, order } = store;
  const known = store.state.status === "fulfilled" || store.games.length > 0;
  // Reading the facts of thousands of games and drawing their choices would delay the first games.
  const painted = useAfterPaint(known);
  const orders: readonly GameOrder[] = painted ? store.orders : ["listed"];
  const oneMaker = place.category === "all" && (place.maker !== undefined || place.row !== undefined);
  const sorted = place.category === "all" && place.row !== undefined;
  return (
    <div className={lobbyHeadCss["head"]}>
      <div className={lobbyHeadCss["what"]}>
        {title === undefined ? null : <h2>{title}</h2>}
        <span role="status">{known ? text.count(formatCount(store.found.length)) : ""}</span>
      </div>
      <div className={lobbyHeadCss["choices"]}>
        {oneMaker ? null : <MakerSelect store={store} ready={painted} />}
        {sorted ? null : (
          <InlineSelect
            label={text.order}
            value={orders.includes(order) ? order : "listed"}
            onChange={(chosen) => store.setOrder(orders.find((each) => each === chosen) ?? "listed")}
            options={orders.map((each) => ({ value: each, label: text.orders[each] }))}
          />
        )}
      </div>
    </div>
  );
});

interface PlaceGamesProps {
  readonly store: LobbyStore;
  readonly title: string;
  readonly place: LobbyPlace;
}

/** What the lobby shows without a search. */
export const PlaceGames = observer(function PlaceGames({ store, title, place }: PlaceGamesProps) {
  const { savedGames } = useLobby();
  const skeleton = <TileSkeleton count={10} height={ROW_HEIGHT - 10} label={shellText.loading} />;
  // The first render after a change of address still has the previous place.
  if (!store.isAt(place)) return skeleton;
  const row = place.category === "all" ? place.row : undefined;
  const maker = place.category === "all" ? place.maker : undefined;
  const list = <GameList store={store} label={title} above={aboveOf(store, place)} jackpots={row === "jackpots"} />;
  if (row === "recent" || row === "favourites") {
    return (
      <>
        <LobbyHead store={store} />
        {list}
      </>
    );
  }
  const whole = place.category === "all" && row === undefined && maker === undefined;
  if (!savedGames && isForMembers(store.state)) {
    return (
      <EmptyState
        icon="dice"
        title={text.forMembers}
        text={text.forMembersHint}
        action={
          <ButtonLink to={paths.login} state={{ from: paths.allGames }}>
            {text.signIn}
          </ButtonLink>
        }
      />
    );
  }
  // The row of the games that were played last would move all that is below it.
  if (whole && savedGames && !savedGames.isKnown) {
    return (
      <>
        <JackpotRibbon />
        {skeleton}
      </>
    );
  }
  return (
    <>
      {whole ? <JackpotRibbon /> : null}
      {whole ? <OwnRows store={store} /> : null}
      {row === undefined ? null : <Muted>{text.rowHint[row]}</Muted>}
      {maker === undefined ? null : <MakerHead name={maker} games={store.games} />}
      {whole ? null : <LobbyHead store={store} />}
      <ResourcePanel state={store.state} skeleton={skeleton} texts={shellText.panel} onRetry={() => void store.load()}>
        {() => (
          <>
            {whole ? <AllRows store={store} /> : null}
            {place.category === "all" ? null : <CategoryRow store={store} />}
            {whole ? <LobbyHead store={store} title={text.title} /> : null}
            {list}
          </>
        )}
      </ResourcePanel>
    </>
  );
});

/** Whether the backend has no list for visitors. */
function isForMembers(state: LobbyStore["state"]): boolean {
  if (state.status !== "failed" || state.problem.kind !== "fault") return false;
  return state.problem.fault === "not-available" || state.problem.fault === "unauthorised";
}

/** px. A row of the lobby with its heading. */
const ROW_WITH_HEADING = 220;

/** px. About what the rows above the list take. */
function aboveOf(store: LobbyStore, place: LobbyPlace): number {
  if (place.category !== "all" || place.maker !== undefined || place.row !== undefined) return 0;
  return GAME_ROWS.filter((row) => store.rowOf(row, store.everywhere).length > 0).length * ROW_WITH_HEADING;
}
