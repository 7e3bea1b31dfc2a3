import type { Wheel, WheelSpin } from "../../../../core/rewards/model.ts";
import type { MemberId } from "../../../../core/session/model.ts";
import type { Page, PageQuery } from "../../../../core/shared/page.ts";
import type { Answer, OptionalKey } from "../../engine/answer.ts";
import { bodyOf, rowPage } from "../../engine/derived/rows.ts";
import { eventOf, execute } from "../../engine/execute.ts";
import { intentRecord, type ServiceContext } from "../../engine/service-context.ts";
import { spinView, wheelView } from "./views.ts";

export interface WheelService {
  wheel(): Promise<Wheel>;
  /** Refuses `wheel-no-spins-left` and `points-insufficient`. */
  spinWheel(key: OptionalKey): Answer<WheelSpin>;
  spins(query: PageQuery): Answer<Page<WheelSpin>>;
}

export function createWheelService(context: ServiceContext, id: MemberId): WheelService {
  const { streams, content, rows } = context;
  return {
    wheel: async () => wheelView(content.rewards.wheel, await streams.read(id)),
    spinWheel(key) {
      const intent = intentRecord(key, "spin-wheel");
      return execute(context, id, { type: "spin-wheel", intent }, (effect) =>
        spinView(eventOf(effect, "wheel-spun"), effect.points),
      );
    },
    async spins(query) {
      await streams.read(id);
      return rowPage(rows, { list: "spins", owner: id }, query, (row) => bodyOf<WheelSpin>(row));
    },
  };
}
