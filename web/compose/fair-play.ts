import { ContainerModule } from "inversify";
import { createPlayTimeStorage } from "../../adapters/browser/storage/play-time-storage.ts";
import { createHttpFairPlay } from "../../adapters/http/fair-play.ts";
import type { MemberId } from "../../core/session/model.ts";
import { FairPlayStore } from "../stores/fair-play/fair-play-store.ts";
import { PlayTimeStore } from "../stores/fair-play/play-time-store.ts";
import { FAIR_PLAY, MEMBER, SITE, type SiteParts } from "./identifiers.ts";

export const fairPlayModule = new ContainerModule(({ bind }) => {
  bind(FAIR_PLAY).toResolvedValue(
    ({ client, storage, brand, clock }: SiteParts, member: MemberId) => {
      const port = createHttpFairPlay(client);
      const fairPlay = new FairPlayStore(port);
      const { leaveOut = [], realityCheckMinutes } = brand.fairPlay ?? {};
      const isLeftOut = leaveOut.includes("reality-check");
      const playTime = new PlayTimeStore({
        fairPlay: port,
        clock,
        storage: createPlayTimeStorage(storage, brand.id, member),
        minutes: () => (isLeftOut ? 0 : (fairPlay.standing.value?.realityCheckMinutes ?? realityCheckMinutes)),
      });
      return { fairPlay, playTime };
    },
    [SITE, MEMBER],
  );
});
