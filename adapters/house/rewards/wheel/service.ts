import type { Wheel, WheelSpin } from "../../../../core/rewards/model.ts";
import type { MemberId } from "../../../../core/session/model.ts";
import type { Page, PageQuery } from "../../../../core/shared/page.ts";
import { listItems } from "../../collections/persistent-list.ts";
import type { Answer, OptionalKey } from "../../engine/answer.ts";
import { eventOf, execute } from "../../engine/execute.ts";
import { pageOf } from "../../engine/page.ts";
import { intentRecord, type ServiceContext } from "../../engine/service-context.ts";
import { spinView, wheelView } from "./views.ts";

export interface WheelService {
  wheel(): Promise<Wheel>;
  /** Refuses `wheel-no-spins-left` and `points-insufficient`. */
  spinWheel(key: OptionalKey): Answer<WheelSpin>;
  spins(query: PageQuery): Answer<Page<WheelSpin>>;
}

export function createWheelService(context: ServiceContext, id: MemberId): WheelService {
  const { streams, content } = context;
  return {
    wheel: async () => wheelView(content.rewards.wheel, await streams.read(id)),
    spinWheel(key) {
      const intent = intentRecord(key, "spin-wheel");
      return execute(context, id, { type: "spin-wheel", intent }, (effect) =>
        spinView(eventOf(effect, "wheel-spun"), effect.points),
      );
    },
    async spins(query) {
      const { state } = await streams.read(id);
      return pageOf(listItems(state.spins), query);
    },
  };
}
