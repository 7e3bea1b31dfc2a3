import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";

export const timelinesEndWithTheStatus: Law = {
  id: "terminal/timelines-end-with-the-status",
  sentence:
    "The last step of every request is its status, its steps are in the order of time, and the newest request comes first.",
  needs: [],
  rows: ["deposit", "withdrawHistory", "mySlipRequests"],
  async run({ reader }) {
    const one = await reader();
    const lists = [
      (await one.get("deposit")).history,
      await one.get("withdrawHistory"),
      await one.get("mySlipRequests"),
    ];
    for (const list of lists) {
      for (const { id, status, timeline, createdAt } of list) {
        same(`the last step of ${id}`, status, timeline[timeline.length - 1]?.status);
        const times = [createdAt, ...timeline.map(({ at }) => at)].map((at) => Date.parse(at));
        holds(`the steps of ${id}`, isRising(times), "in the order of time", times.join(" "));
      }
      const made = list.map(({ createdAt }) => Date.parse(createdAt)).reverse();
      holds("the list", isRising(made), "the newest first", made.length);
    }
  },
};

function isRising(times: readonly number[]): boolean {
  return times.every((time, index) => time >= (times[index - 1] ?? time));
}
