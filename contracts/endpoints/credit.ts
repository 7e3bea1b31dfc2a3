import { endpoint } from "../endpoint.ts";
import { credit, creditBody } from "../schemas/credit.ts";

/** Apart from the wallet's other rows, because the site calls it before it loads their code. */
export const getCredit = endpoint({
  method: "POST",
  path: "/api/auth/user/getCredit/{username}",
  auth: "member",
  effect: "read",
  source: "spec",
  summary: "Credit and points, with their time",
  refusals: [],
  body: creditBody,
  reply: credit,
});
