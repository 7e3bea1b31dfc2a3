import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { quote } from "../../command-line/options.ts";
import { nearMiss } from "../../flow/read/located.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { shippedFlows } from "../shipped-flows.ts";

const YAML = /\.ya?ml$/;

/** The files of flows that were named: a file, all flows of a folder, or shipped flows by their name, folder or `all`. */
export function findFlowFiles(names: readonly string[]): Result<readonly string[], Failure> {
  const found = new Set<string>();
  for (const name of names) {
    const files = existsSync(name) ? filesAt(name) : filesOfName(name);
    if (!files.ok) return files;
    for (const file of files.value) found.add(file);
  }
  return ok([...found]);
}

function filesAt(path: string): Result<readonly string[], Failure> {
  if (!statSync(path).isDirectory()) return ok([path]);
  const files = flowsIn(path).map((file) => join(path, file));
  return files.length > 0 ? ok(files) : err(usage(`${quote(path)} has no file that ends in .yaml`));
}

function filesOfName(name: string): Result<readonly string[], Failure> {
  const folder = shippedFlows();
  const shipped = flowsIn(folder).map((file) => ({ file, name: nameOf(file) }));
  const found = shipped.filter((each) => name === "all" || each.name === name || each.name.startsWith(`${name}/`));
  if (found.length > 0) return ok(found.map(({ file }) => relative(process.cwd(), join(folder, file))));
  return err(usage(nearMiss("there is no file, no folder and no shipped flow", name, shippedFlowNames())));
}

/** The names of all flows that we ship, with those of their folders. */
export function shippedFlowNames(): readonly string[] {
  const names = flowsIn(shippedFlows()).map(nameOf);
  return [...new Set(["all", ...names.map((name) => name.replace(/\/.*/, "")), ...names])];
}

function nameOf(file: string): string {
  return file.replace(YAML, "").split(sep).join("/");
}

function flowsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => YAML.test(file))
    .toSorted();
}
