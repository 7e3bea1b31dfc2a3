import { describe, expect, it } from "vitest";
import { QuietBoundary } from "../../../web/app/silent-error-boundary.tsx";

describe("QuietBoundary", () => {
  it("draws nothing in place of what broke", () => {
    const boundary = new QuietBoundary({ children: "part" });
    expect(boundary.render()).toBe("part");
    boundary.state = { ...boundary.state, ...QuietBoundary.getDerivedStateFromError() };
    expect(boundary.render()).toBeNull();
  });

  it("tries again when the page is drawn anew, and not before", () => {
    const broken = { broken: true, of: "part" };
    expect(QuietBoundary.getDerivedStateFromProps({ children: "part" }, broken)).toBeNull();
    expect(QuietBoundary.getDerivedStateFromProps({ children: "part again" }, broken)).toEqual({
      broken: false,
      of: "part again",
    });
  });
});
