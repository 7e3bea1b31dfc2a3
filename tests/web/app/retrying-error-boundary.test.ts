import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  loadingChunkError,
  RetryingErrorBoundary,
  type ScreenFailure,
} from "../../../web/app/retrying-error-boundary.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A boundary outside of React: its state changes at once. */
function createBoundary(offline: boolean) {
  let reloads = 0;
  let reloadsOnceReachable = 0;
  let retries = 0;
  let failure: ScreenFailure | undefined;
  const boundary = new RetryingErrorBoundary({
    offline,
    reloadPage: () => (reloads += 1),
    reloadOnceReachable: () => (reloadsOnceReachable += 1),
    onRetry: () => (retries += 1),
    failed(shown) {
      failure = shown;
      return "retry button";
    },
    children: "screen",
  });
  boundary.setState = (state) => {
    boundary.state = { ...boundary.state, ...(state as typeof boundary.state) };
  };
  const panel = () => {
    void boundary.render();
    if (!failure) throw new Error("the screen has not failed");
    return failure;
  };
  return {
    fail: (error: unknown = new Error("a bug")) => {
      boundary.state = RetryingErrorBoundary.getDerivedStateFromError(error);
      boundary.componentDidCatch();
    },
    panel,
    pressRetry: () => panel().onRetry(),
    reloads: () => reloads,
    reloadsOnceReachable: () => reloadsOnceReachable,
    setOnline: (online: boolean) => {
      const { props } = boundary;
      Object.assign(boundary, { props: { ...props, offline: !online } });
      boundary.componentDidUpdate(props);
    },
    unmount: () => boundary.componentWillUnmount(),
    shown: () => boundary.render(),
    retries: () => retries,
  };
}

describe("a screen that failed to load", () => {
  it("is retried once each time the device comes back online", () => {
    const boundary = createBoundary(true);
    boundary.fail();
    expect(boundary.shown()).toBe("retry button");
    boundary.setOnline(true);
    vi.advanceTimersByTime(60_000);
    expect([boundary.shown(), boundary.retries()]).toEqual(["screen", 1]);
    boundary.fail();
    vi.advanceTimersByTime(60_000);
    expect([boundary.shown(), boundary.retries()]).toEqual(["retry button", 1]);
    boundary.setOnline(false);
    boundary.setOnline(true);
    vi.advanceTimersByTime(60_000);
    expect([boundary.shown(), boundary.retries()]).toEqual(["screen", 2]);
  });

  it("is not retried when the connection is lost again, or after it was unmounted", () => {
    const boundary = createBoundary(true);
    boundary.fail();
    boundary.setOnline(true);
    boundary.setOnline(false);
    vi.advanceTimersByTime(60_000);
    expect(boundary.retries()).toBe(0);
    boundary.setOnline(true);
    boundary.unmount();
    vi.advanceTimersByTime(60_000);
    expect(boundary.retries()).toBe(0);
  });
});

it("does not touch a working screen when the device comes back online", () => {
  const boundary = createBoundary(true);
  boundary.setOnline(true);
  vi.advanceTimersByTime(60_000);
  expect([boundary.shown(), boundary.retries()]).toEqual(["screen", 0]);
});

describe("code that did not come", () => {
  const lost = () => loadingChunkError("connection lost", false);

  it("is named as such, and a crash is not", () => {
    const boundary = createBoundary(false);
    boundary.fail(lost());
    expect(boundary.panel().isCodeLost).toBe(true);
    boundary.fail(new Error("a bug"));
    expect(boundary.panel().isCodeLost).toBe(false);
  });

  it("is requested again by a press, after the time for which the failure is remembered", () => {
    const boundary = createBoundary(false);
    boundary.fail(lost());
    boundary.pressRetry();
    expect([boundary.shown(), boundary.panel().busy]).toEqual(["retry button", true]);
    vi.advanceTimersByTime(500);
    expect([boundary.shown(), boundary.retries(), boundary.reloads()]).toEqual(["screen", 1, 0]);
  });

  it("loads the page anew by itself when a retry failed too, because browsers remember a failed import", () => {
    const boundary = createBoundary(true);
    boundary.fail(lost());
    boundary.setOnline(true);
    vi.advanceTimersByTime(1000);
    expect([boundary.retries(), boundary.reloadsOnceReachable()]).toEqual([1, 0]);
    boundary.fail(lost());
    expect(boundary.reloadsOnceReachable()).toBe(1);
    boundary.fail(new Error("a bug"));
    expect(boundary.reloadsOnceReachable()).toBe(1);
  });

  it("makes a press load the page anew when a retry failed too, or when the request may still be open", () => {
    const boundary = createBoundary(false);
    boundary.fail(lost());
    boundary.pressRetry();
    vi.advanceTimersByTime(500);
    boundary.fail(lost());
    boundary.pressRetry();
    expect(boundary.reloads()).toBe(1);

    const slow = createBoundary(false);
    slow.fail(loadingChunkError("slow", true));
    slow.pressRetry();
    expect(slow.reloads()).toBe(1);
  });
});
