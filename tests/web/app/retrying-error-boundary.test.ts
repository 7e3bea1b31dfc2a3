import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RetryingErrorBoundary } from "../../../web/app/retrying-error-boundary.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A boundary outside of React: its state changes at once, and each change counts as a retry. */
function createBoundary(offline: boolean) {
  const boundary = new RetryingErrorBoundary({ offline, children: "screen" });
  let retries = 0;
  boundary.setState = (state) => {
    boundary.state = state as { failed: boolean };
    retries += 1;
  };
  return {
    fail: () => {
      boundary.state = RetryingErrorBoundary.getDerivedStateFromError();
    },
    setOnline: (online: boolean) => {
      const { props } = boundary;
      Object.assign(boundary, { props: { ...props, offline: !online } });
      boundary.componentDidUpdate(props);
    },
    unmount: () => boundary.componentWillUnmount(),
    shown: () => (boundary.render() === "screen" ? "screen" : "retry button"),
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
