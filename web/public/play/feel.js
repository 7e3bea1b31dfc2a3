import { text } from "./texts.js";
import { byId } from "./view.js";

const SPARKS = 9;

/** @type {{ sound: boolean, haptics: boolean }} Off until the player asks for it. */
const feel = { sound: false, haptics: false };
/** @type {AudioContext | undefined} */
let audio;

/**
 * Shows the choices, and asks the page around the game for what was chosen before, and for a round that was left without
 * an outcome: this page has no storage.
 * @param {(message: object) => void} send To the page around the game.
 * @param {(round: unknown) => void} onLeftRound
 */
export function startFeel(send, onLeftRound) {
  byId("haptics").hidden = typeof navigator.vibrate !== "function";
  for (const name of /** @type {const} */ (["sound", "haptics"])) {
    byId(name).addEventListener("click", () => {
      feel[name] = !feel[name];
      showFeel();
      send({ event: "feel", sound: feel.sound, haptics: feel.haptics });
      if (feel[name]) play(name === "sound" ? [660] : [], name === "haptics" ? [40] : []);
    });
  }
  window.addEventListener("message", ({ source, data }) => {
    if (source !== window.parent || typeof data !== "object" || data === null || data.source !== "site") return;
    feel.sound = data.sound === true;
    feel.haptics = data.haptics === true;
    showFeel();
    onLeftRound(data.round);
  });
  showFeel();
  send({ event: "ready" });
}

/** @param {boolean} right Whether the choice was right. @param {boolean} won Whether it was paid. */
export function feelResult(right, won) {
  byId("felt").classList.toggle("won", won);
  const sparks = byId("sparks");
  sparks.textContent = "";
  for (let spark = 0; won && spark < SPARKS; spark += 1) {
    sparks.appendChild(document.createElement("i")).className = "spark";
  }
  play(won ? [523, 659, 784, 1047] : right ? [523, 659] : [220], won ? [30, 40, 60] : []);
}

export function forgetResult() {
  byId("felt").classList.remove("won");
}

function showFeel() {
  for (const name of /** @type {const} */ (["sound", "haptics"])) {
    byId(name).setAttribute("aria-pressed", String(feel[name]));
    byId(name).setAttribute("data-state", feel[name] ? text.on : text.off);
  }
}

/** @param {readonly number[]} tones Hertz, one after the other. @param {number[]} pulses Milliseconds on and off. */
function play(tones, pulses) {
  if (feel.haptics && pulses.length > 0 && navigator.vibrate) navigator.vibrate(pulses);
  if (!feel.sound || typeof AudioContext !== "function") return;
  audio = audio || new AudioContext();
  void audio.resume();
  tones.forEach((hertz, index) => tone(/** @type {AudioContext} */ (audio), hertz, index * 0.11));
}

/** @param {AudioContext} context @param {number} hertz @param {number} delay Seconds. */
function tone(context, hertz, delay) {
  const start = context.currentTime + delay;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.16, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.32);
  volume.connect(context.destination);
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.value = hertz;
  source.connect(volume);
  source.start(start);
  source.stop(start + 0.34);
}
