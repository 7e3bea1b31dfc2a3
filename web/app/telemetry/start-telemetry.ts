import { brand } from "../../brand/active-brand.ts";
import { composeTelemetry } from "../../compose/telemetry.ts";
import { RetryingErrorBoundary } from "../retrying-error-boundary.ts";

// Starts by its import alone, because every brand pays for each byte of the first script.
const noteCrash = composeTelemetry(window, brand);
if (noteCrash) RetryingErrorBoundary.onCrash = noteCrash;
