import { afterEach, expect, test, vi } from "vitest";
import type { Brand } from "../../../web/brand/brand.ts";
import { builtInBrand } from "../../../web/brand/built-in-brand.ts";
import { composeTelemetry } from "../../../web/compose/telemetry.ts";

const started: string[] = [];
vi.mock("../../../adapters/browser/telemetry.ts", () => ({
  createTelemetry: (_: unknown, { url }: { readonly url: string }) => {
    started.push(url);
    return { note: () => undefined };
  },
  watchPage: () => started.push("watched"),
  crashOf: () => undefined,
}));

afterEach(() => {
  started.length = 0;
  vi.restoreAllMocks();
});

const page = new EventTarget() as unknown as Window & typeof globalThis;
const withTelemetry = (telemetry: Brand["telemetry"]): Brand => ({ ...builtInBrand, telemetry });

test.each([
  ["no address", undefined, 0, []],
  ["a visit within the sample", { url: "/t", sample: 0.25 }, 0.249, ["/t", "watched"]],
  ["a visit outside the sample", { url: "/t", sample: 0.25 }, 0.25, []],
  ["every visit", { url: "/t", sample: 1 }, 0.999, ["/t", "watched"]],
])("with %s, a page watches and reports only when it should", (_, telemetry, drawn, expected) => {
  vi.spyOn(Math, "random").mockReturnValue(drawn);
  expect(composeTelemetry(page, withTelemetry(telemetry)) !== undefined).toBe(expected.length > 0);
  expect(started).toEqual(expected);
});
