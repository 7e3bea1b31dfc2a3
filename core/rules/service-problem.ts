/** What a settled call shows about the service. `endpoint` is the row of the call: `GET /api/deposit`, for example. */
export type ServiceEvent =
  | { readonly type: "disturbed" | "succeeded"; readonly endpoint: string }
  /** The site's status was read, which shows that the whole service works again. */
  | { readonly type: "status-read" };

/** The rows that were disturbed and have not succeeded since, each once. None means that there is no service problem. */
export type ServiceProblem = readonly string[];

/**
 * Spec section 8: a disturbed call raises the service problem. It lasts until a call of the same row succeeds, because
 * another row may be served by another machine, or until a look at the site's status succeeds.
 */
export function disturbedAfter(rows: ServiceProblem, event: ServiceEvent): ServiceProblem {
  if (event.type === "status-read") return rows.length === 0 ? rows : [];
  const known = rows.includes(event.endpoint);
  if (event.type === "disturbed") return known ? rows : [...rows, event.endpoint];
  return known ? rows.filter((row) => row !== event.endpoint) : rows;
}
