import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/shell.ts";
import { plural } from "../plural.ts";

/** Texts of layouts, banners, dialogs and the served page. */
export const shellText: Texts<typeof th.shellText> = {
  served: {
    heroTitle1: "Play at ease",
    heroTitle2: "See every money step",
    heroLine1: "Every request has a clear status and time",
    heroLine2: "Not lost, not doubled, on record",
  },
  skipToContent: "Skip to content",
  menu: {
    label: "Main menu",
    contact: "Contact",
    games: "All games",
    casino: "Casino",
    slot: "Slots",
    sport: "Sports",
    closed: "Closed",
    promotion: "Promotion",
    liveScore: "Live scores",
    signIn: "Sign in",
    register: "Register",
    signOut: "Sign out",
    chat: "Chat with us",
  },
  footer: {
    age: (years) => `For people aged ${years} and over`,
    care: "Keep a clear head. Set a budget before you play.",
    help: "Need help:",
    licence: "Licence:",
    terms: "Terms of use",
    privacy: "Privacy policy",
  },
  offline: "No internet. Waiting to connect again.",
  service: "The connection is unstable. Some requests may take longer than usual.",
  retry: "Try again",
  panel: {
    failed: "The data did not load",
    retry: "Try again",
    notAvailable: "This part is not open yet",
    detail: "Details",
  },
  close: "Close",
  closesIn: (seconds) => `This closes by itself in ${plural(seconds, "second", "seconds")}`,
  language: {
    title: "Language",
    failed: "The language could not be changed. Check your internet connection and try again.",
  },
  loading: "Loading",
  copy: "Copy",
  copied: "Copied",
  crash: {
    title: "Something went wrong on this page",
    hint: "Your data and your money are not affected. Try to load the page again.",
  },
  loadingChunk: {
    title: "This page did not load",
    hint: "The internet may be slow or gone. Check your connection and try again.",
  },
  signOut: { done: "You have signed out" },
};
