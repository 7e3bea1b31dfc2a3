import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router-dom";
import type { SlotType } from "../../../../core/games/model.ts";
import { paths } from "../../../app/paths.ts";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { InlineSelect } from "./inline-select.tsx";

const ALL = "";

interface MakerSelectProps {
  readonly store: LobbyStore;
  /** Whether to read the makers now; the room for the choice is there before. */
  readonly ready: boolean;
}

/** One maker of several. A slot type that has one maker is a place of its own, with its own address. */
export const MakerSelect = observer(function MakerSelect({ store, ready }: MakerSelectProps) {
  const navigate = useNavigate();
  const { place } = store;
  const providers = ready ? store.providers : [];
  const slotMakers: ReadonlyMap<string, SlotType> = ready ? store.slotMakers : new Map();
  const slots = place.category === "slot";
  const slotType = place.category === "slot" ? place.slotType : undefined;
  const names = slots ? [...new Set([...slotMakers.keys(), ...providers])] : providers;
  const chosen = slotType === undefined ? store.provider : ((ready ? store.makerOf(slotType) : undefined) ?? slotType);
  if (ready && names.length < 2 && chosen === undefined) return null;
  const choose = (name: string) => {
    const type = slots ? slotMakers.get(name) : undefined;
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
