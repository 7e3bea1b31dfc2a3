import { ENDPOINTS, inMatchingOrder } from "../../contracts/table.ts";

export type RowName = keyof typeof ENDPOINTS;

const NAMES = new Map(Object.entries(ENDPOINTS).map(([name, row]) => [row, name as RowName]));
const SHAPES = inMatchingOrder(NAMES.keys()).map((row) => ({
  row,
  shape: new RegExp(`^${row.path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The row of the contract that a request belongs to; undefined for a file or a page. */
export function rowOfCall(method: string, url: string): RowName | undefined {
  const { pathname } = new URL(url);
  const found = SHAPES.find(({ row, shape }) => row.method === method && shape.test(pathname));
  return found && NAMES.get(found.row);
}
