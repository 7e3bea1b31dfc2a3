import fc from "fast-check";
import { expect, test } from "vitest";
import { REFUND_TABLE_NAMES } from "../../../core/rules/levels.ts";
import { isSpecialHostname, refundTableAt } from "../../../core/rules/web-url.ts";
import { always } from "../../always.ts";

const aTable = () => fc.constantFrom(...REFUND_TABLE_NAMES);

test("a hostname is special in any case and with a final dot", () => {
  always([fc.array(fc.domain(), { minLength: 1 }), fc.nat(), fc.boolean()], (special, at, dot) => {
    const host = special[at % special.length] ?? "";
    expect(isSpecialHostname(host.toUpperCase() + (dot ? "." : ""), special)).toBe(true);
  });
});

test("another host is not special, neither one below a special one nor one that ends like it", () => {
  always([fc.domain(), fc.stringMatching(/^[a-z]{1,8}$/)], (host, word) => {
    expect(isSpecialHostname(`${word}.${host}`, [host])).toBe(false);
    expect(isSpecialHostname(word + host, [host])).toBe(false);
    expect(isSpecialHostname(host, [])).toBe(false);
  });
});

test("a special hostname has the partner's refund table, any other the brand's", () => {
  always([fc.domain(), aTable()], (host, refundTable) => {
    expect(refundTableAt(host, { refundTable, specialHostnames: [host] })).toBe("partner");
    expect(refundTableAt(`www.${host}`, { refundTable, specialHostnames: [host] })).toBe(refundTable);
  });
});
