import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { caddyConfig } from "../../../../cli/compose/brand/caddy-config.ts";
import { nginxConfig } from "../../../../cli/compose/brand/nginx-config.ts";
import { bare, quoted, reachableRules, type ServerPlan } from "../../../../cli/compose/brand/server-plan.ts";
import { headersFile } from "../../../../contracts/delivery/page-headers.ts";
import { isPagePath, PAGE_PATHS, pagePattern } from "../../../../core/site/page-paths.ts";

const { rules, pages } = headersFile({ backend: ["https://api.example"], content: [], chat: [] });
const PLAN: ServerPlan = {
  root: "/srv/site",
  default: "sanam",
  brands: [
    { id: "sanam", hostnames: ["play.example"], rules, pages },
    { id: "rimnam", hostnames: [], rules, pages },
  ],
};
const WRITERS = [
  ["nginx", nginxConfig],
  ["caddy", caddyConfig],
] as const;

describe("reachable rules", () => {
  const under = fc.array(fc.constantFrom("/", "/a/", "/a/b/", "/a/b/c/", "/d/"), { maxLength: 6 });
  const path = fc.constantFrom("/", "/x", "/a/", "/a/x", "/a/b/x", "/a/b/c/x", "/d/x");

  test("the longest that fits is the first that fits", () => {
    fc.assert(
      fc.property(under, path, (starts, asked) => {
        const all = starts.map((start, index) => ({ under: start, headers: { order: String(index) } }));
        const first = all.find((rule) => asked.startsWith(rule.under));
        const fitting = reachableRules(all).filter((rule) => asked.startsWith(rule.under));
        const [longest] = fitting.toSorted((one, other) => other.under.length - one.under.length);
        expect(longest).toEqual(first);
      }),
    );
  });
});

test("the pattern of the pages agrees with the site's own rule", () => {
  const pattern = new RegExp(pagePattern(pages), "i");
  const part = fc.constantFrom(...PAGE_PATHS.flatMap((path) => path.split("/")), "", "x", "AUTH", "games");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const path = `/${parts.join("/")}`;
      expect([path, pattern.test(path)]).toEqual([path, isPagePath(path)]);
    }),
  );
});

test.each([
  ["/regis/a/b", true],
  ["/REGIS/a/b/", true],
  ["/regis/a", false],
  ["/regis//b", false],
  ["/regis/a/b/c", false],
  ["/auth/login2", false],
  ["/x/auth/login", false],
])("whether %s is a page is %s", (path, isPage) => {
  expect(isPagePath(path)).toBe(isPage);
});

describe.each(WRITERS)("the configuration for %s", (server, write) => {
  test("has every header of every rule, for each brand", () => {
    const config = write(PLAN);
    for (const { headers } of rules)
      for (const [name, value] of Object.entries(headers))
        expect(config.split(`${name} "${value}"`).length - 1, name).toBeGreaterThanOrEqual(PLAN.brands.length);
  });

  test("has the names of each brand, and passes calls on only where a house is behind it", () => {
    const config = write(PLAN);
    expect(config).toContain("play.example");
    expect(config).toContain("rimnam.localhost");
    expect(config).not.toMatch(/proxy/);
    const proxied = write({ ...PLAN, house: "http://127.0.0.1:4600" });
    expect(proxied).toContain('"http://127.0.0.1:4600"');
    expect(proxied.match(server === "nginx" ? /location \^~ \/api\// : /handle \/api\/\*/)).not.toBeNull();
  });

  test.each(['a"; return 200', "$host", "{env.SECRET}", "a\nb", "a\\"])("refuses %j wherever it stands", (text) => {
    const brand = { id: "a", hostnames: [], rules, pages };
    const withRule = (under: string, name: string, value: string): Partial<ServerPlan> => ({
      brands: [{ ...brand, rules: [{ under, headers: { [name]: value } }] }],
    });
    const wrong: readonly Partial<ServerPlan>[] = [
      { root: text },
      { house: text },
      { brands: [{ ...brand, id: text }] },
      { brands: [{ ...brand, hostnames: [text] }] },
      { brands: [{ ...brand, pages: ["/", `/${text}`] }] },
      withRule("/", "x-test", text),
      withRule("/", text, "x"),
      withRule(`/${text}/`, "x-test", "x"),
    ];
    for (const part of wrong) expect(() => write({ ...PLAN, ...part }), Object.keys(part).join()).toThrow();
  });
});

describe("the characters of a configuration", () => {
  const all = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code));
  const isRefused = (write: () => string): boolean => {
    try {
      write();
      return false;
    } catch {
      return true;
    }
  };

  test("of a quoted value are all but those that nginx or Caddy reads as more than text", () => {
    const controls = [...all.slice(0, 0x20), ...all.slice(0x7f, 0xa0)];
    const refused = all.filter((sign) => isRefused(() => quoted(`a${sign}b`)));
    expect(refused.filter((sign) => !controls.includes(sign)).join("")).toBe('"$\\`{}');
    expect(refused).toEqual(expect.arrayContaining(controls));
  });

  test("of a name without quotes are small letters, digits, dots and hyphens", () => {
    expect(all.filter((sign) => !isRefused(() => bare(`a${sign}b`))).join("")).toBe(
      "-.0123456789abcdefghijklmnopqrstuvwxyz",
    );
  });
});

describe("the whole configuration of two brands in front of a house", () => {
  const few = [
    { under: "/assets/", headers: { "cache-control": "public, max-age=31536000, immutable" } },
    { under: "/", headers: { "cache-control": "no-cache", "x-frame-options": "SAMEORIGIN" } },
  ];
  const plan: ServerPlan = {
    root: "/srv/site",
    default: "sanam",
    house: "http://127.0.0.1:4600",
    brands: [
      { id: "sanam", hostnames: ["play.example", "www.example"], rules: few, pages: ["/", "/auth/reward/:categoryId"] },
      { id: "rimnam", hostnames: [], rules: few.slice(1), pages: ["/"] },
    ],
  };
  const expected = (name: string) => readFileSync(new URL(`expected/${name}`, import.meta.url), "utf8");

  test("is the expected file of each server", () => {
    expect(nginxConfig(plan, { brotli: true })).toBe(expected("nginx.conf"));
    expect(nginxConfig(plan)).toBe(expected("nginx.conf").replaceAll("  brotli_static on;\n", ""));
    expect(caddyConfig(plan)).toBe(expected("caddyfile"));
  });

  test("refuses calls in the clear where Caddy has the certificates and a house is behind it", () => {
    const refusal = "http://play.example, http://www.example {\n\thandle /api/* {\n\t\trespond 403\n\t}";
    expect(caddyConfig(plan)).toContain(refusal);
    const { house: _, ...alone } = plan;
    for (const other of [{ ...plan, port: 8080 }, alone]) expect(caddyConfig(other)).not.toContain("respond 403");
  });

  test("answers the house's paths with 404 where the house is elsewhere", () => {
    const { house: _, ...alone } = plan;
    expect(nginxConfig(alone)).toContain("location ^~ /api/ {\n    return 404;\n  }");
    expect(nginxConfig(alone)).not.toContain("proxy_pass");
  });
});

test("only the default brand answers unknown names", () => {
  expect(nginxConfig(PLAN).match(/default_server/g)).toHaveLength(1);
  expect(caddyConfig({ ...PLAN, port: 8080 }).match(/^http.* \{$/gm)).toEqual([
    "http://play.example:8080, http://sanam.localhost:8080, http://:8080 {",
    "http://rimnam.localhost:8080 {",
  ]);
});

test.each(WRITERS)("a brand without rules sends no headers with %s", (_, write) => {
  const config = write({ ...PLAN, brands: [{ id: "sanam", hostnames: [], rules: [], pages }] });
  expect(config).toContain("/brands/sanam/index.html");
  expect(config).not.toMatch(/add_header|header \{/);
});
