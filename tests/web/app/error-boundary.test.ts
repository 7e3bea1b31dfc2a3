import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RetryingErrorBoundary } from "../../../web/app/error-boundary.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A boundary whose state changes at once, as React would have it in the end. */
function boundary(offline: boolean) {
  const made = new RetryingErrorBoundary({ offline, children: "screen" });
  let retries = 0;
  made.setState = (state) => {
    made.state = state as { failed: boolean };
    retries += 1;
  };
  return {
    breaks: () => {
      made.state = RetryingErrorBoundary.getDerivedStateFromError();
    },
    /** The network goes or comes. */
    line: (up: boolean) => {
      const { props } = made;
      Object.assign(made, { props: { ...props, offline: !up } });
      made.componentDidUpdate(props);
    },
    leave: () => made.componentWillUnmount(),
    shown: () => (made.render() === "screen" ? "screen" : "retry button"),
    retries: () => retries,
  };
}

describe("a screen that did not come", () => {
  it("is tried again by itself when the line returns, once", () => {
    const screen = boundary(true);
    screen.breaks();
    expect(screen.shown()).toBe("retry button");
    screen.line(true);
    vi.advanceTimersByTime(60_000);
    expect([screen.shown(), screen.retries()]).toEqual(["screen", 1]);
    screen.breaks();
    vi.advanceTimersByTime(60_000);
    expect([screen.shown(), screen.retries()]).toEqual(["retry button", 1]);
    screen.line(false);
    screen.line(true);
    vi.advanceTimersByTime(60_000);
    expect([screen.shown(), screen.retries()]).toEqual(["screen", 2]);
  });

  it("waits for a line that comes and goes, and gives up with its page", () => {
    const screen = boundary(true);
    screen.breaks();
    screen.line(true);
    screen.line(false);
    vi.advanceTimersByTime(60_000);
    expect(screen.retries()).toBe(0);
    screen.line(true);
    screen.leave();
    vi.advanceTimersByTime(60_000);
    expect(screen.retries()).toBe(0);
  });
});

it("a screen that is there is left alone when the line returns", () => {
  const screen = boundary(true);
  screen.line(true);
  vi.advanceTimersByTime(60_000);
  expect([screen.shown(), screen.retries()]).toEqual(["screen", 0]);
});
