/** An IP address without the part that names one household: `203.0.x.x`, `2001:db8:…`. */
export function shortAddress(address: string): string {
  const separator = address.includes(":") ? ":" : ".";
  const [first = "", second = ""] = address.split(separator);
  return separator === ":" ? `${first}:${second}:…` : `${first}.${second}.x.x`;
}
