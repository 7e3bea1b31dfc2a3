import { expect, test } from "vitest";
import { DAY_MS } from "../../../../core/shared/bangkok-time.ts";
import { tokenOf } from "../../support/open-page.ts";
import { answerRequest } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { expectAccessible } from "../../support/test-accessibility.ts";
import { wireHeaders } from "../../support/wire/wire-headers.ts";
import { prizeText, type WirePrize } from "../../support/wire/wire-prize.ts";

const visit = setUpMember("gold");

const FLIP = "/api/auth/game/flip-card/random-reward";
const FLIP_ITEM = "/api/auth/game/flip-card-reward/random";

interface Play {
  readonly id: string;
  readonly prize: WirePrize;
  readonly revealed: readonly WirePrize[];
}

const cards = () => visit.main().getByRole("radio");
const result = () => visit.main().getByText(/^(ได้รับ|ครั้งนี้ไม่ได้รางวัล)/);
const playsLeft = (count: number) => visit.main().getByText(`${count} ครั้ง`, { exact: true });

test("a card is chosen and flipped with the keyboard alone; then it shows its prize and the others stay closed", async () => {
  const calls = visit.countCalls("POST", FLIP);
  await visit.go("/auth/media/flip-card");
  await cards().first().waitFor();
  await cards().first().focus();
  await visit.page.keyboard.press("ArrowRight");
  await visit.page.keyboard.press("ArrowRight");
  await visit.button(/^เปิดใบที่ 3/).waitFor();
  const reply = visit.nextReply<Play>("POST", FLIP);
  await visit.page.keyboard.press("Enter");
  const { prize, revealed, id } = await reply;
  await result().waitFor();
  const names = await Promise.all((await cards().all()).map((card) => card.getAttribute("aria-label")));
  expect(names).toEqual(
    ["การ์ดใบที่ 1", "การ์ดใบที่ 2", `การ์ดใบที่ 3: ${prizeText(prize)}`].concat(
      names.slice(3).map((_, card) => `การ์ดใบที่ ${card + 4}`),
    ),
  );
  expect(revealed[2]).toEqual(prize);
  await visit.region("ประวัติการเปิดการ์ด").getByText(`ใบที่ 3 · ${id}`).waitFor();
  await playsLeft(4).waitFor();

  await visit.button("เล่นอีกรอบ").click();
  await visit.button("เลือกการ์ดก่อน").waitFor();
  expect(await cards().first().getAttribute("aria-label")).toBe("การ์ดใบที่ 1");
  expect(calls()).toBe(1);
});

test("a card for an item is flipped once when its reply is lost, and the next one too", {
  tags: ["long"],
}, async () => {
  const calls = visit.countCalls("POST", FLIP_ITEM);
  await visit.site.control("/members/gold/points", { point: 100_000 });
  await visit.go("/auth/media/flip-card-reward");
  await cards().nth(1).check();
  await visit.loseReplyOf(FLIP_ITEM, () => visit.button(/^เปิดใบที่ 2/).click());
  await result().waitFor();
  await visit.button("เล่นอีกรอบ").click();
  await cards().first().check();
  await visit.button(/^เปิดใบที่ 1/).click();
  await result().waitFor();
  expect(calls()).toBe(2);
});

test("an item as the prize becomes a request that the page follows to its end", { tags: ["long"] }, async () => {
  await visit.site.control("/members/gold/points", { point: 100_000 });
  await visit.go("/auth/media");
  await winItem();
  await visit.go("/auth/media/flip-card-reward");
  const items = visit.region("ของรางวัลจากการ์ด");
  await items.getByText("เจ้าหน้าที่กำลังตรวจสอบ").waitFor();
  await answerRequest(visit.site, "approve");
  await items.getByText("มอบรางวัลแล้ว").waitFor();
});

/** Flips the cards of the second game, day by day, until one has a prize. 120 cards in a row without one do not happen. */
async function winItem(): Promise<void> {
  const headers = wireHeaders(await tokenOf(visit.page));
  // An open page would take another token after a day, which ends this one.
  await visit.page.goto("about:blank");
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const init = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
    const reply = await fetch(`${visit.site.url}${path}`, init);
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  for (let day = 0; day < 40; day += 1) {
    const events = await call<readonly { readonly id: string; readonly game: string }[]>("/api/auth/game");
    const event = events.find(({ game }) => game === "flip-card-reward");
    for (const card of [0, 1, 2]) {
      const play = await call<Play>("/api/auth/game/flip-card-reward/random", { eventId: event?.id, card });
      if (play.prize.kind !== "nothing") return;
    }
    await visit.site.control("/clock", { advanceMs: DAY_MS });
  }
  throw new Error("120 cards without a prize");
}

test.each(["/auth/media/flip-card", "/auth/media/flip-card-reward"])(
  "%s turns the card, and is accessible then",
  { tags: ["long"] },
  async (path) => {
    await visit.page.emulateMedia({ reducedMotion: "no-preference" });
    await visit.go(path);
    await cards().first().check();
    await visit.button(/^เปิดใบที่ 1/).click();
    await result().waitFor();
    await expectAccessible(visit.page);
  },
);
