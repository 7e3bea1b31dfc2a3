import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/embed.ts";

/** Texts of the screens that show a provider's page in a frame. */
export const embedText: Texts<typeof th.embedText> = {
  liveScore: "Live scores",
  standings: "Standings",
  toStandings: "See the standings",
  toLiveScore: "See live scores",
  frame: {
    loading: "Loading",
    failed: "This page did not load",
    hint: "The provider may have a problem at the moment. Try to load it again.",
    retry: "Load again",
  },
  notSet: "Not open yet",
  notSetText: "This page has no provider yet.",
};
