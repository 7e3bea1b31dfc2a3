import type { telemetryEndpoints } from "../endpoints/telemetry.ts";
import type { ExamplesOf } from "./examples-of.ts";

export const telemetryExamples = {
  reportSite: {
    body: {
      brand: "sanam",
      release: "0.1.0",
      browser: "chrome",
      browserMajor: 131,
      events: [
        { kind: "error", route: "/auth/deposit", error: "TypeError", frames: ["base-1a2b3c4.js:1:2345"] },
        { kind: "vital", route: "/", vital: "lcp", value: 840 },
      ],
    },
    reply: null,
  },
} satisfies ExamplesOf<typeof telemetryEndpoints>;
