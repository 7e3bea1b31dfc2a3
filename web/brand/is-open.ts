import { brand } from "./active-brand.ts";
import { openPaths } from "./open-paths.ts";

/** Whether the brand has the page of a path. Menus, tiles and routes leave out those that it has not. */
export const isOpen = openPaths(brand.closedPaths);
