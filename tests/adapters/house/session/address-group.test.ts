import { expect, test } from "vitest";
import { addressGroup } from "../../../../adapters/house/session/caller.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:0:1:a:b:c:d", "2001:db8:0:1::/64"],
  ["2001:DB8:0000:0001::9", "2001:db8:0:1::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
])("counts %s as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
