import { autorun } from "mobx";
import { expect, test, vi } from "vitest";
import type { TextPack, TextPacks } from "../../../web/text/live.ts";

type Live = typeof import("../../../web/text/live.ts");

const THAI = { first: { menu: { name: "เมนู" } }, money: { deposit: { name: "ฝาก" }, withdraw: { name: "ถอน" } } };
const ENGLISH = {
  first: { menu: { name: "Menu" } },
  money: { deposit: { name: "Deposit" }, withdraw: { name: "Withdraw" } },
};

/** Packs that load at once, with the names of those that were asked for. */
function packsAtOnce() {
  const asked: string[] = [];
  const loaders = (language: string, texts: Readonly<Record<string, TextPack>>) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, pack]) => [
        name,
        () => {
          asked.push(`${language} ${name}`);
          return Promise.resolve(pack);
        },
      ]),
    );
  return { packs: { th: loaders("th", THAI), en: loaders("en", ENGLISH) }, asked };
}

/** A pack that comes, or fails, when the test says so. */
function packByHand(pack: TextPack) {
  const waiting: { readonly keep: (pack: TextPack) => void; readonly break: (error: Error) => void }[] = [];
  return {
    load: () => new Promise<TextPack>((keep, fail) => waiting.push({ keep, break: fail })),
    get asked() {
      return waiting.length;
    },
    arrive: () => waiting.at(-1)?.keep(pack),
    fail: () => waiting.at(-1)?.break(new Error("no network")),
  };
}

/** The module as a new page has it. */
async function page(packs: TextPacks): Promise<Live> {
  vi.resetModules();
  const live = await import("../../../web/text/live.ts");
  live.startTexts(packs, "th");
  return live;
}

/** Code that imports a module of texts; `name` follows the language. */
function code({ liveTexts }: Live, module: string, pack: string): { name?: unknown } {
  const bindings: { name?: unknown } = {};
  liveTexts(module, pack, (texts) => {
    bindings.name = texts["name"];
  });
  return bindings;
}

test("code has its texts once they are ready, and at once where its pack is there", async () => {
  const { packs, asked } = packsAtOnce();
  const live = await page(packs);
  const deposit = code(live, "deposit", "money");
  expect(deposit.name).toBeUndefined();
  await live.textsReady();
  expect(deposit.name).toBe("ฝาก");
  expect(code(live, "withdraw", "money").name).toBe("ถอน");
  await live.textsReady();
  expect(asked).toEqual(["th money"]);
});

test("a pack that was asked for before its code is loaded once", async () => {
  const { packs, asked } = packsAtOnce();
  const live = await page(packs);
  live.requestTexts(["money", "first"]);
  live.requestTexts(["money"]);
  const deposit = code(live, "deposit", "money");
  await live.textsReady();
  expect(deposit.name).toBe("ฝาก");
  expect(asked).toEqual(["th money", "th first"]);
});

test("a switch changes all texts at once, and who draws by the language draws once more", async () => {
  const { packs, asked } = packsAtOnce();
  const live = await page(packs);
  const all = [code(live, "menu", "first"), code(live, "deposit", "money"), code(live, "withdraw", "money")];
  await live.textsReady();
  const drawn: unknown[] = [];
  const stop = autorun(() => drawn.push([live.language(), ...all.map(({ name }) => name)]));
  await live.speak("en");
  await live.speak("en");
  stop();
  expect(drawn).toEqual([
    ["th", "เมนู", "ฝาก", "ถอน"],
    ["en", "Menu", "Deposit", "Withdraw"],
  ]);
  // Code that comes later speaks the new language, and the way back needs no network.
  expect(code(live, "deposit", "money").name).toBe("Deposit");
  asked.length = 0;
  await live.speak("th");
  expect([live.language(), ...all.map(({ name }) => name)]).toEqual(["th", "เมนู", "ฝาก", "ถอน"]);
  expect(asked).toEqual([]);
});

test("a pack that fails leaves everything in the old language, and the next try works", async () => {
  const { packs } = packsAtOnce();
  const money = packByHand(ENGLISH.money);
  const live = await page({ ...packs, en: { ...packs.en, money: money.load } });
  const all = [code(live, "menu", "first"), code(live, "deposit", "money")];
  await live.textsReady();
  const drawn = vi.fn(() => live.language());
  const stop = autorun(drawn);
  const failed = live.speak("en");
  await vi.waitFor(() => expect(money.asked).toBe(1));
  money.fail();
  await expect(failed).rejects.toThrow("no network");
  expect([live.language(), ...all.map(({ name }) => name)]).toEqual(["th", "เมนู", "ฝาก"]);
  expect(drawn).toHaveBeenCalledOnce();

  const spoken = live.speak("en");
  await vi.waitFor(() => expect(money.asked).toBe(2));
  money.arrive();
  await spoken;
  stop();
  expect([live.language(), ...all.map(({ name }) => name)]).toEqual(["en", "Menu", "Deposit"]);
});

test("a pack that fails before anything is drawn is asked for again", async () => {
  const money = packByHand(THAI.money);
  const live = await page({ th: { money: money.load }, en: {} });
  live.requestTexts(["money"]);
  await vi.waitFor(() => expect(money.asked).toBe(1));
  money.fail();
  const deposit = code(live, "deposit", "money");
  await expect(live.textsReady()).rejects.toThrow("no network");
  const ready = live.textsReady();
  await vi.waitFor(() => expect(money.asked).toBe(2));
  money.arrive();
  await ready;
  expect(deposit.name).toBe("ฝาก");
});

test("a pack that nobody makes is an error, not a page without words", async () => {
  const live = await page(packsAtOnce().packs);
  code(live, "menu", "fun");
  await expect(live.textsReady()).rejects.toThrow("no texts th fun");
});

test("a pack may ask for itself while it loads", async () => {
  let asked = 0;
  const live: Live = await page({
    th: {
      money: () => {
        asked += 1;
        live.requestTexts(["money"]);
        return Promise.resolve(THAI.money);
      },
    },
    en: {},
  });
  const deposit = code(live, "deposit", "money");
  await live.textsReady();
  expect([deposit.name, asked]).toEqual(["ฝาก", 1]);
});

test("code that comes during a switch is switched, too", async () => {
  const { packs } = packsAtOnce();
  const first = packByHand(ENGLISH.first);
  const live = await page({ ...packs, en: { ...packs.en, first: first.load } });
  const menu = code(live, "menu", "first");
  await live.textsReady();
  const spoken = live.speak("en");
  await vi.waitFor(() => expect(first.asked).toBe(1));
  const deposit = code(live, "deposit", "money");
  await live.textsReady();
  expect([live.language(), menu.name, deposit.name]).toEqual(["th", "เมนู", "ฝาก"]);
  first.arrive();
  await spoken;
  expect([live.language(), menu.name, deposit.name]).toEqual(["en", "Menu", "Deposit"]);
});

test("of two switches, the last one counts, whichever texts come first", async () => {
  const { packs } = packsAtOnce();
  const first = packByHand(ENGLISH.first);
  const live = await page({ ...packs, en: { ...packs.en, first: first.load } });
  const menu = code(live, "menu", "first");
  await live.textsReady();
  const spoken = live.speak("en");
  await vi.waitFor(() => expect(first.asked).toBe(1));
  await live.speak("th");
  first.arrive();
  await spoken;
  expect([live.language(), menu.name]).toEqual(["th", "เมนู"]);
});

test("texts that a developer changes are drawn at once, those of another language when it is spoken", async () => {
  const { packs } = packsAtOnce();
  const live = await page(packs);
  const deposit = code(live, "deposit", "money");
  await live.textsReady();
  const drawn: unknown[] = [];
  const stop = autorun(() => drawn.push([live.language(), deposit.name]));
  live.renewTexts("th", "money", { deposit: { name: "ฝากเงิน" } });
  live.renewTexts("en", "money", { deposit: { name: "Pay in" } });
  await live.speak("en");
  stop();
  expect(drawn[0]).toEqual(["th", "ฝาก"]);
  expect(drawn[1]).toEqual(["th", "ฝากเงิน"]);
  expect(drawn.at(-1)).toEqual(["en", "Pay in"]);
});
