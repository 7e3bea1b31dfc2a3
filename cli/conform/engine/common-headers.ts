/** The headers of every call (spec section 7). */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  accept: "application/json",
  platform: "DSK",
  channel: "web",
  webversion: "1",
  webhostname: "localhost",
};
