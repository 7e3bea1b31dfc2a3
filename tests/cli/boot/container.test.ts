import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../../../cli/boot/root.mjs";
import { artFile } from "../../e2e/pictures/art.ts";
import { guideStatements } from "../../postgres/restore/guide-statements.ts";

const FOLDER = "cli/boot/container";
const textOf = (path: string) => readFileSync(join(ROOT, path), "utf8");

interface Service {
  readonly image: string;
  readonly build?: { readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const text = textOf(`${FOLDER}/compose.yaml`);
const compose = parse(text, { merge: true }) as Compose;
const services = Object.entries(compose.services);

describe("the compose file", () => {
  it("starts a database, three equal houses and a balancer, each after what it needs", () => {
    expect(Object.keys(compose.services)).toEqual([
      "database",
      "migration",
      "rights",
      "creation",
      "house-1",
      "house-2",
      "house-3",
      "balancer",
    ]);
    for (const [name, { image, depends_on: needs = [] }] of services) {
      expect([name, image]).toEqual([name, expect.stringMatching(/^(postgres:18|caddy:2|sanam-house)$/)]);
      const needed = Array.isArray(needs) ? needs : Object.keys(needs);
      for (const other of needed) expect(compose.services).toHaveProperty(other);
    }
    const houses = services.filter(([name]) => name.startsWith("house-"));
    expect(new Set(houses.map(([, service]) => JSON.stringify(service))).size).toBe(1);
    expect(compose.services["house-1"]?.healthcheck?.test.join(" ")).toContain("/readyz");
    const balanced = houses.map(([name]) => `${name}:4600`).join(" ");
    expect(compose.services["balancer"]?.environment["HOUSES"]).toBe(balanced);
  });

  it("makes the journal of real members only when it is asked to", () => {
    expect(compose.services["creation"]).toMatchObject({
      profiles: ["creation"],
      command: expect.arrayContaining(["create"]),
    });
    for (const [name, { depends_on: needs = [] }] of services)
      expect([name, Object.keys(needs)]).not.toEqual([name, expect.arrayContaining(["creation"])]);
  });

  it("has no value for a password, a key or a name, and says what to set", () => {
    const variables = [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, variable = ""]) => variable);
    expect(variables.length).toBeGreaterThan(5);
    for (const variable of variables) expect(variable).toMatch(/^[A-Z_]+:\?Set [A-Z_]+, .*\.$/);
    for (const [, { environment }] of services) {
      for (const [name, value] of Object.entries(environment)) {
        if (/PASSWORD|SECRET|KEY/.test(name)) expect(value).toMatch(/^\$\{/);
      }
    }
  });

  it("names only files that are there, and variables that the house reads", () => {
    const files = services.flatMap(([, { volumes = [], build, command = [] }]) => [
      ...volumes.map((volume) => volume.split(":")[0] ?? "").filter((path) => path.startsWith("./")),
      ...(build ? [build.dockerfile] : []),
      ...command.filter((word) => word.endsWith(".mjs")),
    ]);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
    const known = textOf("adapters/settings.md");
    for (const name of Object.keys(compose.services["house-1"]?.environment ?? {}))
      expect(known).toContain(`\`${name}\``);
    const dockerfile = textOf(`${FOLDER}/house.dockerfile`);
    for (const [, copied = ""] of dockerfile.matchAll(/^COPY (?!\.|-|package)(\S+) /gm))
      expect([copied, existsSync(join(ROOT, copied))]).toEqual([copied, true]);
    expect(existsSync(join(ROOT, /"(cli\/[^"]+)"\]$/m.exec(dockerfile)?.[1] ?? "nothing"))).toBe(true);
  });

  it("leads pages to HTTPS, and refuses calls that were sent without it", () => {
    const [, plain = ""] = textOf(`${FOLDER}/caddyfile`).split("\nhttp://{$SITE_ADDRESS} {\n");
    expect(plain.replace(/\s+/g, " ")).toBe(
      " handle /api/* { respond 403 } handle { redir https://{host}{uri} 308 } } ",
    );
  });

  it("gives the rights of the operator's guide", () => {
    expect(textOf(`${FOLDER}/grant-rights.sql`)).toBe(guideStatements("After each release"));
    const roles = guideStatements("Once, as an administrator")
      .replace("'choose-one'", ":'owner'")
      .replace("'choose-another'", ":'house'");
    expect(textOf(`${FOLDER}/create-roles.sh`)).toContain(roles);
  });

  it("builds a house without the drawings that its pictures were made from", () => {
    const left = textOf(`${FOLDER}/house.dockerfile.dockerignore`).split("\n");
    expect(left).toContain(relative(ROOT, artFile("**/*", ".svg")));
  });
});
