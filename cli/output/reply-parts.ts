import type { Json, JsonObject } from "./view.ts";

/** The fields of a reply; none of one that is no object. */
export function partsOf(reply: Json | undefined): Readonly<Record<string, Json | undefined>> {
  return typeof reply === "object" && reply !== null && !Array.isArray(reply) ? (reply as JsonObject) : {};
}

export function listOf(reply: Json | undefined): readonly Readonly<Record<string, Json | undefined>>[] {
  return Array.isArray(reply) ? reply.map(partsOf) : [];
}

export function textOf(value: Json | undefined): string {
  return value === undefined || value === null ? "-" : typeof value === "object" ? JSON.stringify(value) : `${value}`;
}
