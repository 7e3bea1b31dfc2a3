import { inMatchingOrder } from "../../contracts/matching-order.ts";
import { ENDPOINTS } from "../../contracts/table.ts";

const ROWS = inMatchingOrder(Object.values(ENDPOINTS)).map(({ method, path }) => ({
  method,
  path,
  shape: new RegExp(`${path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/**
 * The path of the contract's row for a call: a real path may hold a phone number, an account number or a name. Of
 * another call, only the beginning.
 */
export function rowPath(method: string, pathname: string): string {
  const row = ROWS.find((candidate) => candidate.method === method && candidate.shape.test(pathname));
  if (row) return row.path;
  const [, first = "", ...rest] = pathname.split("/");
  return rest.length === 0 ? `/${first}` : `/${first}/…`;
}
