import { ROBOTS_FILE, robotsText } from "../../../contracts/delivery/robots.ts";
import type { Clock } from "../../../core/platform/device.ts";
import { DAY_MS, plus, toIso } from "../../../core/shared/bangkok-time.ts";
import { NO_PAGE, type Reply } from "../http/http-call.ts";

export interface SmallFileOptions {
  /** Whether search engines may show the site; never for a demo or a sandbox. */
  readonly searchable: boolean;
  /** Where to report a weakness: `mailto:`, `https:` or `tel:`. Without it there is no security.txt. */
  readonly securityContact: string | undefined;
  readonly clock: Clock;
}

/** RFC 9116 wants a date less than a year ahead. */
const CONTACT_VALID_DAYS = 180;

/** The texts that programs ask for at fixed addresses; undefined for any other path. */
export function smallFile(path: string, { searchable, securityContact, clock }: SmallFileOptions): Reply | undefined {
  if (path === `/${ROBOTS_FILE}`) return text(robotsText(searchable));
  if (path === "/.well-known/security.txt" && securityContact !== undefined) {
    const expires = toIso(plus(clock(), CONTACT_VALID_DAYS * DAY_MS));
    return text(`Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: th, en\n`);
  }
  return undefined;
}

function text(body: string): Reply {
  return {
    status: 200,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
      ...NO_PAGE,
    },
    body,
  };
}
