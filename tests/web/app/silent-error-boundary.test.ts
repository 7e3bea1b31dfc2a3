import { describe, expect, it } from "vitest";
import { SilentErrorBoundary } from "../../../web/app/silent-error-boundary.tsx";

describe("SilentErrorBoundary", () => {
  it("renders nothing after an error", () => {
    const boundary = new SilentErrorBoundary({ attempt: 0, children: "part" });
    expect(boundary.render()).toBe("part");
    boundary.state = { ...boundary.state, ...SilentErrorBoundary.getDerivedStateFromError() };
    expect(boundary.render()).toBeNull();
  });

  it("tries again only when it gets new children or another attempt", () => {
    const props = { attempt: 0, children: "part" };
    const failed = { ...props, failed: true };
    expect(SilentErrorBoundary.getDerivedStateFromProps(props, failed)).toBeNull();
    for (const change of [{ children: "new part" }, { attempt: 1 }]) {
      const changed = { ...props, ...change };
      expect(SilentErrorBoundary.getDerivedStateFromProps(changed, failed)).toEqual({ ...changed, failed: false });
    }
  });
});
