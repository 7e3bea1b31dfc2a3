import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { InlineSelect } from "./inline-select.tsx";

const ALL = "";

/** One maker of several. A slot type that has one maker is a place of its own, with its own address. */
export const MakerSelect = observer(function MakerSelect({ store }: { readonly store: LobbyStore }) {
  const navigate = useNavigate();
  const { place, providers, slotMakers } = store;
  const slots = place.category === "slot";
  const slotType = place.category === "slot" ? place.slotType : undefined;
  const names = slots ? [...new Set([...slotMakers.keys(), ...providers])] : providers;
  const chosen = slotType === undefined ? store.provider : (store.makerOf(slotType) ?? slotType);
  if (names.length < 2 && chosen === undefined) return null;
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
