import { endpoint } from "../endpoint.ts";
import { acknowledgement } from "../schemas/scalars.ts";
import { siteReport } from "../schemas/telemetry.ts";

/** What the site tells its operator about itself, where the brand asks for it. */
export const telemetryEndpoints = {
  reportSite: endpoint({
    method: "POST",
    path: "/api/telemetry",
    auth: "public",
    effect: "write",
    source: "assumed",
    summary: "Counts errors, lost chunks, unknown outcomes and web vitals of a page; takes no personal data",
    refusals: [],
    body: siteReport,
    anyBodyType: true,
    maxBodyBytes: 8192,
    reply: acknowledgement,
  }),
} as const;
