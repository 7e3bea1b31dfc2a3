import { sandboxGames } from "../../../../adapters/house/sandbox/sandbox-games.ts";

/** Slot games, as the house's replies contain them. */
export function wireSlots(count: number): readonly object[] {
  return sandboxGames(count + 200)
    .filter(({ category }) => category === "slot")
    .slice(0, count)
    .map((game) => ({
      id: game.id,
      name: game.name,
      nameEn: game.latinName,
      gameCate: game.category,
      slotType: game.slotType,
      provider: game.provider,
      returnPercent: game.returnPercent,
      open: game.open,
      hot: game.hot,
      jackpot: game.jackpotSatang === undefined ? null : game.jackpotSatang / 100,
    }));
}
