import type { BrandFieldProblem } from "../../../web/brand/brand.ts";
import type { BrandProblem } from "../../runtime/brands.ts";

/** Turns a sentence of the schema into what is there and what to write. */
export function explained({ path, message, received }: BrandFieldProblem): Omit<BrandProblem, "file"> {
  const [problem, nearest] = message.split("; did you mean ");
  if (nearest !== undefined) return { path, problem: problem ?? message, remedy: `Write ${nearest.replace("?", "")}.` };
  if (message.startsWith("is no "))
    return { path, problem: message, remedy: "Remove it, or look it up in the schema." };
  const remedy = message.startsWith("must ") ? `It ${message}.` : `${message[0]?.toUpperCase()}${message.slice(1)}.`;
  return { path, problem: received === undefined ? "is missing" : `is ${shortly(received)}`, remedy };
}

function shortly(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
