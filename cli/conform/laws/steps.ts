import type { ReplyOf, RowName } from "../../../contracts/model/rule.ts";
import { instant, nextBangkokMidnight } from "../../../core/shared/bangkok-time.ts";
import type { Answer } from "../engine/caller.ts";
import type { Clock } from "../engine/controls.ts";
import { notChecked, same } from "../engine/findings.ts";
import type { Member } from "../engine/members.ts";

export function withdrawalOf(member: Member, satang: number): Promise<ReplyOf<"withdraw">> {
  return member.get("withdraw", { body: { amount: satang / 100 } });
}

/** Games whose rounds end at once. A table says it of a game that is not dice. */
export const ONE_STEP_GAMES: readonly string[] = ["dice", "reels"];

/** Opens the first game that the backend runs itself: its launch shows a table. */
export async function launchOf(member: Member, kinds = ONE_STEP_GAMES): Promise<string> {
  for (const { id, open } of await member.get("publicGames")) {
    if (!open) continue;
    const { launchId } = await member.get("openGame", { body: { gameId: id } });
    const table = await member.ask("gameTable", { body: { launchId } });
    if (table.ok && table.value.bets.length > 0 && kinds.includes(table.value.engine ?? "dice")) return launchId;
  }
  return notChecked("no game has such a table");
}

/** A game that opens. */
export async function openGameOf(member: Member): Promise<string> {
  const games = await member.get("publicGames");
  return games.find(({ open }) => open)?.id ?? notChecked("no game is open");
}

/** A round on the first bet of a launch's table. */
export async function roundOf(member: Member, baht: number) {
  const launchId = await launchOf(member);
  const { bets } = await member.get("gameTable", { body: { launchId } });
  return { body: { launchId, betOn: bets[0]?.id ?? "", amount: baht } };
}

export async function rewardsOf(member: Member) {
  return (await member.get("rewards")).flatMap(({ rewards }) => rewards);
}

/** So many calls at the same time, of which exactly so many succeed. Returns their answers. */
export async function atOnce<Name extends RowName>(
  what: string,
  { of, succeed }: { readonly of: number; readonly succeed: number },
  call: (nth: number) => Promise<Answer<Name>>,
): Promise<readonly Answer<Name>[]> {
  const answers = await Promise.all(Array.from({ length: of }, (_, nth) => call(nth)));
  same(what, succeed, answers.filter(({ ok }) => ok).length);
  return answers;
}

/** The next Bangkok midnight at the backend: the first moment of the next day. */
export async function nextMidnight(clock: Clock): Promise<number> {
  return nextBangkokMidnight(instant(await clock.now()));
}
