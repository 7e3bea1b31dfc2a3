import { describe, expect, test } from "vitest";
import type { WireAnswer } from "../../../../cli/conform/engine/wire.ts";
import { RIGHT } from "./right.ts";
import { foundBehind } from "./verdict.ts";

function allOf({ status, header, text }: WireAnswer): string {
  return [status, text, ...["content-type", "cache-control", "etag"].map(header)].join("\n");
}

describe("a backend is found right in which", () => {
  test.each(Object.entries(RIGHT))("%s", async (_, [behaviour, looksAt]) => {
    const plain = new Set<string>();
    let changed = 0;
    const found = await foundBehind((send) => {
      const own = behaviour(async (call) => {
        const answer = await send(call);
        plain.add(allOf(answer));
        return answer;
      });
      return async (call) => {
        const answer = await own(call);
        if (!plain.has(allOf(answer))) changed += 1;
        return answer;
      };
    }, looksAt);
    expect(found).toEqual({});
    expect(changed).toBeGreaterThan(0);
  });
});
