import { describe, expect, it } from "vitest";
import { SilentErrorBoundary } from "../../../web/app/silent-error-boundary.tsx";

describe("SilentErrorBoundary", () => {
  it("renders nothing after an error", () => {
    const boundary = new SilentErrorBoundary({ children: "part" });
    expect(boundary.render()).toBe("part");
    boundary.state = { ...boundary.state, ...SilentErrorBoundary.getDerivedStateFromError() };
    expect(boundary.render()).toBeNull();
  });

  it("tries again only when it gets new children", () => {
    const failed = { failed: true, children: "part" };
    expect(SilentErrorBoundary.getDerivedStateFromProps({ children: "part" }, failed)).toBeNull();
    expect(SilentErrorBoundary.getDerivedStateFromProps({ children: "new part" }, failed)).toEqual({
      failed: false,
      children: "new part",
    });
  });
});
