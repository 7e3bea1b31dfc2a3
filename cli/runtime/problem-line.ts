import type { BrandProblem } from "./brands.ts";

/** `brands/a.json: themeColor: is "green". It must be a colour like #1fbf75.` */
export function problemLine({ file, path, problem, remedy }: BrandProblem): string {
  return `${file}: ${path === "" ? "" : `${path}: `}${problem}. ${remedy}`;
}
