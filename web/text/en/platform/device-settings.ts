import type { Texts } from "../../texts.ts";
import type * as th from "../../th/platform/device-settings.ts";

export const deviceSettingsText: Texts<typeof th.deviceSettingsText> = {
  title: "Device settings",
  intro: "These count for this device only.",
  confirmations: "Let confirmations close by themselves",
  confirmationsHint:
    "The question before you sign out closes after 5 seconds, and you stay signed in. Questions about money and points wait until you answer.",
  sounds: "Sounds",
  soundOffer: "Turn on sounds for spins and prizes?",
  soundOn: "Turn on sounds",
  soundNo: "No sounds",
  soundsHint: "Short sounds when credit arrives, and when you spin the wheel or flip cards.",
};

export const schemeText: Texts<typeof th.schemeText> = {
  title: "Colours",
  device: "As the device",
  light: "Light",
  dark: "Dark",
};

export const installText: Texts<typeof th.installText> = {
  title: "Add to your home screen",
  intro: "Opens as fast as an app, and shows your latest entries even without internet.",
  install: "Add to home screen",
  notNow: "Do not show again",
  steps: ["Tap the share button of your browser", "Choose “Add to Home Screen”"],
};
