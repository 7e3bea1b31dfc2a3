import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ServedBrands } from "../../../../contracts/delivery/built-brand.ts";
import { type OpenBrands, openBrands } from "../../../../web/brand/files/open-brands.ts";
import { BRAND_FILE, noPng, TEMPLATE } from "./test-brands.ts";

let folder: string;
let changes = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-brand-files-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  // Two changes within a tick of the disk's clock would look like one.
  changes += 1;
  utimesSync(file, changes, changes);
  return file;
}

function open(usual?: string, paths: readonly string[] = [folder]): OpenBrands {
  const opened = openBrands({ paths, usual }, TEMPLATE, noPng);
  if (!opened.ok) throw new Error(opened.error.join("\n"));
  return opened.value;
}

function problemsOf(usual?: string, paths: readonly string[] = [folder]): readonly string[] {
  const opened = openBrands({ paths, usual }, TEMPLATE, noPng);
  return opened.ok ? [] : opened.error;
}

const idsOf = ({ brands }: ServedBrands) => brands.map(({ id }) => id);
const pageOf = ({ brands }: ServedBrands, id: string) =>
  String(brands.find((brand) => brand.id === id)?.files.get(`brands/${id}/index.html`));

describe("the brands of a server", () => {
  test("are the shipped ones, those of a folder or single files; the first or the named one is the default", () => {
    expect(idsOf(open(undefined, []).current())).toEqual(["sanam", "racha", "rimnam", "chad"]);
    expect(open("rimnam", []).current().default).toBe("rimnam");
    write("b.json", { ...BRAND_FILE, id: "b", hostnames: ["b.example"] });
    const file = write("a.json", { ...BRAND_FILE, id: "a" });
    expect(open().current()).toMatchObject({
      default: "a",
      brands: [{ id: "a" }, { id: "b", hostnames: ["b.example"] }],
    });
    expect(open("b").current().default).toBe("b");
    expect(idsOf(open(undefined, [file]).current())).toEqual(["a"]);
    expect(open(file, []).current()).toMatchObject({
      default: "a",
      brands: [{ id: "a" }, { id: "sanam" }, { id: "racha" }, { id: "rimnam" }, { id: "chad" }],
    });
  });

  test("do not open with a wrong file: each problem is a sentence with the file's name", () => {
    expect(problemsOf()).toEqual([`There is no brand file (*.json) in ${folder}.`]);
    const one = write("1.json", { ...BRAND_FILE, themeColor: "greenish", minimumAge: 3 });
    const two = write("2.json", "{");
    const three = write("3.json", { ...BRAND_FILE, id: "x", logo: "logo.png" });
    const problems = problemsOf();
    expect(problems.map((problem) => problem.slice(0, one.length))).toEqual([one, one, two, three]);
    expect(problems[0]).toContain(`${one}: themeColor: must be a colour like #1fbf75`);
    expect(problems[1]).toContain(`${one}: minimumAge: `);
    expect(problems[3]).toContain("logo.png");
    expect(problemsOf(undefined, [join(folder, "absent.json")])).toHaveLength(1);
  });

  test("share no id and no hostname, and the default one exists", () => {
    write("1.json", { ...BRAND_FILE, hostnames: ["a.example"] });
    write("2.json", { ...BRAND_FILE, hostnames: ["a.example"] });
    expect(problemsOf()).toEqual([
      expect.stringMatching(/2\.json: the id sanam is already that of .*1\.json\.$/),
      expect.stringMatching(/2\.json: the hostname a\.example is already that of .*1\.json\.$/),
    ]);
    expect(problemsOf("nobody", [])).toEqual([expect.stringContaining("(sanam, racha, rimnam, chad)")]);
  });

  test("change when a file changes, and keep the others' objects", () => {
    write("a.json", { ...BRAND_FILE, id: "a" });
    write("b.json", { ...BRAND_FILE, id: "b" });
    const { current, refresh } = open();
    const before = current();
    expect(refresh()).toEqual([]);
    expect(current()).toBe(before);
    write("a.json", { ...BRAND_FILE, id: "a", name: "ใหม่" });
    write("c.json", { ...BRAND_FILE, id: "c" });
    expect(refresh()).toEqual([]);
    expect(idsOf(current())).toEqual(["a", "b", "c"]);
    expect(pageOf(current(), "a")).toContain("<title>ใหม่</title>");
    expect(current().brands[1]).toBe(before.brands[1]);
  });

  test("stay as they were while a file is wrong, which is said once", () => {
    write("a.json", { ...BRAND_FILE, id: "a" });
    const { current, refresh } = open();
    const before = current();
    write("a.json", '{"id":');
    expect(refresh()).toEqual([expect.stringMatching(/a\.json: cannot be read as JSON: .*\.$/)]);
    expect(refresh()).toEqual([]);
    expect(current()).toBe(before);
    write("a.json", { ...BRAND_FILE, id: "a", name: "แก้แล้ว" });
    expect(refresh()).toEqual([]);
    expect(pageOf(current(), "a")).toContain("แก้แล้ว");
  });
});
