import { readFileSync } from "node:fs";
import { err, ok, type Result } from "../../../../core/shared/result.ts";

export interface DatabaseHost {
  readonly host: string;
  readonly port: number;
}

/** Where a database is and who enters it, as a URL says it. */
export interface DatabaseAddress {
  /** At least one. The house uses the one that accepts writes. */
  readonly hosts: readonly DatabaseHost[];
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** Of the journal's tables. */
  readonly schema: string;
  readonly ssl: "require" | "prefer" | "verify-full" | false;
  /** Whether the URL says so, or leaves it to the default. */
  readonly sslNamed: boolean;
  /** With `verify-full`, the only authorities that count, in PEM; undefined for those of Node. */
  readonly authorities: string | undefined;
  /** False for a connection pooler that cannot keep prepared statements. */
  readonly prepare: boolean;
  readonly applicationName: string;
}

const DEFAULT_PORT = 5432;
const DEFAULT_SCHEMA = "sanam";
const URL_PARTS = /^postgres(?:ql)?:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^@/?#]*)(?:\/([^/?#]*))?(?:\?([^#]*))?$/;
const HOST = /^(\[[0-9a-fA-F:.]+\]|[^:[\]]+)(?::(\d{1,5}))?$/;
const LOOPBACK = /^(localhost|::1|127(\.\d{1,3}){3})$/;
/** A name without a dot is one of a container network; no other machine has it. */
const CONTAINER = /^[a-z][\w-]*$/i;
const PLAIN_NAME = /^[a-z_][a-z0-9_]{0,62}$/;
const SSL = new Map<string, DatabaseAddress["ssl"]>([
  ["disable", false],
  ["prefer", "prefer"],
  ["require", "require"],
  ["verify-full", "verify-full"],
]);

const TARGETS: readonly string[] = ["primary", "read-write"];
const PARAMETERS: readonly string[] = [
  "schema",
  "search_path",
  "sslmode",
  "sslrootcert",
  "target_session_attrs",
  "prepare",
  "application_name",
];

/**
 * Reads `postgres://user:password@host:port,host:port/database?schema=name`. The failure is a sentence without the URL,
 * because that may contain a password.
 */
export function parsePostgresUrl(url: string): Result<DatabaseAddress, string> {
  const parts = URL_PARTS.exec(url);
  if (!parts) return err("it must look like postgres://user:password@host:5432/database?schema=name");
  const [user, password, hostList, database] = parts.slice(1, 5).map(decoded);
  if (user === undefined || password === undefined || hostList === undefined || database === undefined) {
    return err("it has a part that is not percent-encoded");
  }
  const hosts = (hostList || "localhost").split(",").flatMap((host) => readHost(host) ?? []);
  if (hosts.length !== (hostList || "localhost").split(",").length) return err("it has a host that cannot be read");
  const parameters = new URLSearchParams(parts[5] ?? "");
  const unknown = [...parameters.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) return err(`it has the unknown parameter ${JSON.stringify(unknown)}`);
  const schema = parameters.get("schema") ?? parameters.get("search_path") ?? DEFAULT_SCHEMA;
  if (!PLAIN_NAME.test(schema)) {
    return err("its schema must be lower-case letters, digits and underscores, at most 63 of them");
  }
  const ssl = SSL.get(parameters.get("sslmode") ?? "disable");
  if (ssl === undefined) return err(`its sslmode must be one of ${[...SSL.keys()].join(", ")}`);
  const rootFile = parameters.get("sslrootcert");
  if (rootFile !== null && ssl !== "verify-full") return err("its sslrootcert needs sslmode=verify-full");
  const authorities = rootFile === null ? undefined : readText(rootFile);
  if (rootFile !== null && authorities === undefined) return err("the file of its sslrootcert cannot be read");
  if (!TARGETS.includes(parameters.get("target_session_attrs") ?? "primary")) {
    return err("its target_session_attrs must be primary, because the house writes");
  }
  return ok({
    hosts,
    user: user || "postgres",
    password,
    database: database || user || "postgres",
    schema,
    ssl,
    sslNamed: parameters.has("sslmode"),
    authorities,
    prepare: parameters.get("prepare") !== "false",
    applicationName: parameters.get("application_name") ?? "sanam",
  });
}

/** The hosts and the database, for messages. */
export function describeAddress({ hosts, database }: DatabaseAddress): string {
  return `${database} at ${hosts.map(({ host, port }) => `${host}:${port}`).join(", ")}`;
}

/**
 * Whether a URL leads to another machine over a line that somebody between could read or answer. Only in a container
 * network may an operator say that nobody is between, with `sslmode=disable`.
 */
export function isOpenToOthers(url: string): boolean {
  const address = parsePostgresUrl(url);
  if (!address.ok || address.value.ssl === "verify-full") return false;
  const { hosts, ssl, sslNamed } = address.value;
  const isTrusted = ({ host }: DatabaseHost) =>
    LOOPBACK.test(host) || (ssl === false && sslNamed && CONTAINER.test(host));
  return !hosts.every(isTrusted);
}

/** Where the journal of a URL is, for a start's message: without user and password. */
export function describeUrl(url: string): string {
  const address = parsePostgresUrl(url);
  return address.ok ? `the schema ${address.value.schema} of ${describeAddress(address.value)}` : "a database";
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function decoded(part: string | undefined): string | undefined {
  try {
    return decodeURIComponent(part ?? "");
  } catch {
    return undefined;
  }
}

function readHost(text: string): DatabaseHost | undefined {
  const [, host, port] = HOST.exec(text) ?? [];
  const number = Number(port ?? DEFAULT_PORT);
  if (host === undefined || number < 1 || number > 65_535) return undefined;
  return { host: host.replace(/^\[|\]$/g, ""), port: number };
}
