import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";

export type WebServerName = "nginx" | "caddy";

export interface WebServerReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

// Debian keeps nginx where only root's own PATH looks.
const ENV = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` };

/** Whether the program is on this machine. */
export function hasWebServer(name: WebServerName): boolean {
  return spawnSync(name, [name === "nginx" ? "-v" : "version"], { env: ENV }).status === 0;
}

export const WEB_SERVER_PACKAGES = { nginx: "nginx-light", caddy: "caddy" } as const satisfies Record<
  WebServerName,
  string
>;

/** Starts the program with the configuration, its files in `folder`, and waits until it answers. */
export async function startWebServer(name: WebServerName, config: string, folder: string, port: number) {
  if (name === "nginx") writeNginx(config, folder);
  const child = name === "nginx" ? startNginx(folder) : startCaddy(config, folder);
  let said = "";
  child.stderr?.on("data", (text: Buffer) => {
    said += text.toString();
  });
  const ended = once(child, "exit");
  const answers = () =>
    askWebServer(port, "/").then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${said}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  return {
    /** As nginx takes another configuration, without losing what is under way. */
    reload(other: string) {
      writeNginx(other, folder);
      child.kill("SIGHUP");
    },
    async close() {
      child.kill();
      await ended;
    },
  };
}

function writeNginx(config: string, folder: string): void {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((each) => `${each}_temp_path ${folder};`);
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr; events {}\n` +
      `http { access_log off; ${temporary.join(" ")}\n${config}\n}\n`,
  );
}

function startNginx(folder: string): ChildProcess {
  return spawn("nginx", ["-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")], {
    env: ENV,
    stdio: ["ignore", "ignore", "pipe"],
  });
}

function startCaddy(config: string, folder: string): ChildProcess {
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${config}`);
  const args = ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
  const env = { ...ENV, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return spawn("caddy", args, { env, stdio: ["ignore", "ignore", "pipe"] });
}

/** A GET with any host name, which `fetch` does not allow. */
export function askWebServer(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<WebServerReply> {
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, path, headers, agent: false }, (reply) => {
      const parts: Buffer[] = [];
      reply.on("data", (part: Buffer) => parts.push(part));
      reply.on("end", () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(parts).toString("latin1"),
        }),
      );
    });
    call.on("error", reject);
    call.end();
  });
}
