import { BlockList, isIP } from "node:net";

/** Networks that are no place on the public internet, by IANA's registries of special addresses. */
const V4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;
/** Of IPv6, only 2000::/3 is given out; these parts of it lead elsewhere, some of them to an IPv4 address inside. */
const V6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const inner = new BlockList();
for (const [network, prefix] of V4) inner.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of V6) inner.addSubnet(network, prefix, "ipv6");
const givenOut = new BlockList();
givenOut.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address, as text without brackets, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !inner.check(address, "ipv4");
    case 6:
      return givenOut.check(address, "ipv6") && !inner.check(address, "ipv6");
    default:
      return false;
  }
}
