import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { raw } from "../../output/view.ts";

export const contractOpenapi = command({
  path: ["contract", "openapi"],
  summary: "Print the contract as an OpenAPI 3.1 document",
  needs: [],
  examples: [inMemory("sanam contract openapi > openapi.json")],
  options: {},
  run: async () => {
    const { default: document } = await import("../../../contracts/openapi/openapi.json", { with: { type: "json" } });
    return ok({ data: document, view: [raw(JSON.stringify(document, null, 2))] });
  },
});
