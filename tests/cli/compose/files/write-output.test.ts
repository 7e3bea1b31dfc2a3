import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileFailure, unwritable, writeOutput } from "../../../../cli/compose/files.ts";
import { runJson } from "../../run-cli.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-output-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a file is written with the folders above it, and a wrong one is refused in words", () => {
  const file = join(folder, "new", "report.xml");
  expect(writeOutput(file, "<a/>")).toMatchObject({ ok: true });
  expect(readFileSync(file, "utf8")).toBe("<a/>");
  const wrong = writeOutput(folder, "x");
  expect(wrong).toMatchObject({
    error: { kind: "usage", message: `${folder} cannot be written: it is a folder (EISDIR)` },
  });
  expect(fileFailure("a", "read", new Error("odd")).message).toBe("a cannot be read: Error: odd");
});

test("asking beforehand changes no file", () => {
  const [old, fresh] = [join(folder, "old.html"), join(folder, "fresh.html")];
  writeFileSync(old, "before");
  expect(unwritable([undefined, old, fresh])).toBeUndefined();
  expect([readFileSync(old, "utf8"), existsSync(fresh)]).toEqual(["before", false]);
  expect(unwritable([fresh, join(old, "below.html")])?.message).toContain("a part of its path is a file");
});

test.each([
  ["brand new --id goldhall --name x --color #c9a227 --file", "a-file/below.json", "written"],
  ["flow record new.yaml --har", "", "read"],
])("%s with a wrong file is a mistake of the command line", async (line, name, what) => {
  writeFileSync(join(folder, "a-file"), "x");
  const { exit, error } = await runJson([...line.split(" "), join(folder, name)], { env: { SANAM_HOME: folder } });
  expect({ exit, kind: error?.["kind"] }).toEqual({ exit: 2, kind: "usage" });
  expect(error?.["message"]).toContain(`cannot be ${what}`);
});

test.each([
  ["--junit", ""],
  ["--html", ""],
  ["--flows", "a-file"],
])("a verdict whose %s cannot be written is refused before the first call", async (option, name) => {
  writeFileSync(join(folder, "a-file"), "x");
  let calls = 0;
  const server = createServer((_, reply) => {
    calls += 1;
    reply.end("{}");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const argv = ["contract", "conform", option, join(folder, name), "--target", `http://127.0.0.1:${port}`];
  const { exit, error } = await runJson(argv, { env: { SANAM_HOME: folder } });
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  expect({ exit, kind: error?.["kind"], calls }).toEqual({ exit: 2, kind: "usage", calls: 0 });
});

test.each(["run --junit", "run --html", "run --json"])(
  "flow %s is refused before the first step where it cannot be written",
  async (line) => {
    const flow = join(folder, "flow.yaml");
    writeFileSync(flow, "flow: One step\nsteps:\n  - use: site status\n");
    const argv = ["flow", ...line.split(" "), folder, flow, "--target", "http://127.0.0.1:1"];
    const { exit, error } = await runJson(argv, { env: { SANAM_HOME: folder } });
    // The target is not there: 5 would say that it was asked.
    expect({ exit, message: error?.["message"] }).toEqual({
      exit: 2,
      message: `${folder} cannot be written: it is a folder (EISDIR)`,
    });
  },
);
