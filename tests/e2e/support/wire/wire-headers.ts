/** The headers that every call of the contract needs, for calls that no client sends. */
export function wireHeaders(token = ""): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    platform: "DSK",
    channel: "web",
    webversion: "1.0.0",
    webhostname: "127.0.0.1",
    "content-type": "application/json",
  };
}
