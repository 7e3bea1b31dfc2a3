import type { Law } from "../../engine/law.ts";

export const wrongCursorsAreRefused: Law = {
  id: "pages/wrong-cursors-are-refused",
  sentence: "A cursor that no page returned and a limit outside 1 to 100 are refused as wrong fields.",
  needs: [],
  rows: ["transactionHistory"],
  async run({ reader }) {
    const one = await reader();
    await one.refused("transactionHistory", { body: { cursor: "no-such-cursor" } }, "body-invalid");
    for (const limit of [0, -1, 101, 1.5]) {
      await one.refused("transactionHistory", { body: { limit } }, "body-invalid");
    }
  },
};
