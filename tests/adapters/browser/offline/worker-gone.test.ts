import { expect, test } from "vitest";
import { isWorkerGone } from "../../../../adapters/browser/offline/worker-gone.ts";

test.each([
  [404, "text/html", true],
  [410, "text/javascript", true],
  [200, "text/html", true],
  [200, undefined, true],
  [200, "text/javascript; charset=utf-8", false],
  [200, "application/javascript", false],
  [304, undefined, false],
  [403, "text/html", false],
  [409, "text/html", false],
  [503, "text/html", false],
])("an answer with %i and %s says that the worker is gone: %s", (status, type, isGone) => {
  const headers = new Headers(type === undefined ? {} : { "content-type": type });
  expect(isWorkerGone({ status, headers })).toBe(isGone);
});
