import { describe, expect, it } from "vitest";
import { SilentErrorBoundary } from "../../../web/app/silent-error-boundary.tsx";

describe("SilentErrorBoundary", () => {
  it("draws nothing in place of what broke", () => {
    const boundary = new SilentErrorBoundary({ children: "part" });
    expect(boundary.render()).toBe("part");
    boundary.state = { ...boundary.state, ...SilentErrorBoundary.getDerivedStateFromError() };
    expect(boundary.render()).toBeNull();
  });

  it("tries again when the page is drawn anew, and not before", () => {
    const broken = { broken: true, of: "part" };
    expect(SilentErrorBoundary.getDerivedStateFromProps({ children: "part" }, broken)).toBeNull();
    expect(SilentErrorBoundary.getDerivedStateFromProps({ children: "part again" }, broken)).toEqual({
      broken: false,
      of: "part again",
    });
  });
});
