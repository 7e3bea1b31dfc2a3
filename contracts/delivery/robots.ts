/** Where the site's file for search engines is. */
export const ROBOTS_FILE = "robots.txt";

/** What search engines may show: every page that a visitor sees, or nothing. */
export function robotsText(isSearchable: boolean): string {
  const closed = isSearchable ? ["/api", "/auth", "/play", "/sandbox"] : ["/"];
  return `${["User-agent: *", ...closed.map((below) => `Disallow: ${below}`)].join("\n")}\n`;
}
