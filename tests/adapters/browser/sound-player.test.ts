import { expect, it, vi } from "vitest";
import { createSoundPlayer } from "../../../adapters/browser/sound-player.ts";
import { fakePage } from "./fake-page.ts";

/** A page whose audio element behaves as told. */
function pageWith(play: () => Promise<void> | undefined, navigator: object = {}) {
  const made: { src: string }[] = [];
  class FakeAudio {
    src = "";
    play = play;
    constructor() {
      made.push(this);
    }
  }
  const { page } = fakePage({ Audio: FakeAudio, navigator });
  return { made, page: page as unknown as Window & typeof globalThis };
}

it("loads nothing before the first sound, and plays all sounds with one element", () => {
  const play = vi.fn(() => Promise.resolve());
  const { page, made } = pageWith(play);
  const player = createSoundPlayer(page, { win: "/win.wav", card: "/card.wav" });
  expect(player.available).toBe(true);
  expect(made).toEqual([]);
  for (const [sound, address] of [
    ["win", "/win.wav"],
    ["card", "/card.wav"],
  ] as const) {
    player.play(sound);
    expect(made.map(({ src }) => src)).toEqual([address]);
  }
  player.play("credited");
  expect(play).toHaveBeenCalledTimes(2);
});

it("waits for a gesture where the browser tells of one", () => {
  const play = vi.fn(() => Promise.resolve());
  const navigator = { userActivation: { hasBeenActive: false } };
  const player = createSoundPlayer(pageWith(play, navigator).page, { win: "/win.wav" });
  player.play("win");
  expect(play).not.toHaveBeenCalled();
  navigator.userActivation.hasBeenActive = true;
  player.play("win");
  expect(play).toHaveBeenCalledTimes(1);
});

it.each([
  ["refuses", () => Promise.reject(new Error("NotAllowedError"))],
  ["has no promises", () => undefined],
  [
    "throws",
    () => {
      throw new Error("no device");
    },
  ],
])("stays silent without a fault when the browser %s", async (_, play) => {
  createSoundPlayer(pageWith(play).page, { win: "/win.wav" }).play("win");
  await Promise.resolve();
});

it("tells that a brand without sounds has none", () => {
  const player = createSoundPlayer(pageWith(() => undefined).page, {});
  expect(player.available).toBe(false);
  player.play("win");
});
