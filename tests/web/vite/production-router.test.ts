import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { productionRouter } from "../../../web/vite/production-router.ts";

interface Hooks {
  readonly config: () => { resolve: { alias: readonly { find: RegExp; replacement: string }[] } };
  readonly transform: (code: string, id: string) => { code: string } | undefined;
}

const { config, transform } = productionRouter() as unknown as Hooks;
const ID = "/node_modules/react-router/dist/production/chunk.mjs";

test("names the production build of each entry of the router", () => {
  const { alias } = config().resolve;
  expect(alias.map(({ find }) => find.source)).toEqual(["^react-router$", "^react-router\\/dom$"]);
  for (const { replacement } of alias) {
    expect(replacement).toContain("/dist/production/");
    expect(existsSync(replacement)).toBe(true);
  }
});

test("lets the bundler leave out a component that nothing imports", () => {
  const code = `var Form = React10.forwardRef(\n  () => null\n);\nForm.displayName = "Form";\n`;
  expect(transform(code, ID)?.code).toBe(`var Form = /* @__PURE__ */ React10.forwardRef(\n  () => null\n);\n\n`);
});

test("changes no other module", () => {
  expect(transform(`Form.displayName = "Form";`, "/web/app/form.tsx")).toBeUndefined();
});
