const DEMO_MEMBERS = ["silver", "gold", "platinum", "diamond", "vip"];
const DEMO_PASSWORD = "demo1234";
/** These hosts mean all addresses of the machine. A server can listen on them, but not every browser can open them. */
const LOCAL_ADDRESS: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "[::]": "[::1]" };

/** What `npm start` says about a running house. */
export interface Started {
  readonly listening: string;
  /** The journal's folder, or its place in a database. */
  readonly dataDir: string;
  readonly production: boolean;
  /** What the controls under /sandbox ask for. */
  readonly sandboxToken: string | undefined;
  /** Where /healthz, /readyz and /metrics are. */
  readonly ops?: string | undefined;
}

/** What `npm start` prints once the house accepts calls: its address, and what to try or what is missing. */
export function startMessage({ listening, dataDir, production, sandboxToken, ops }: Started): string {
  const { hostname, port } = new URL(listening);
  const local = LOCAL_ADDRESS[hostname];
  const url = local === undefined ? listening : `http://${local}:${port}`;
  const others = local === undefined ? "" : " (and at this machine's other addresses)";
  const checks = ops === undefined ? "" : `\n  Checks          ${ops}/readyz, and metrics at /metrics`;
  if (production) {
    return `
  Sanam is ready: ${url}${others}

  Production      no demo members, no automatic staff, no sandbox
  Not available   names of bank accounts, slips read by a bank, games and rewards: this house has no provider
  Data            ${dataDir}${checks}

  Ctrl-C stops it; the data stays.
`;
  }
  // The command line tool calls this address by default.
  const target = url === "http://127.0.0.1:4600" ? "" : ` --target ${url}`;
  const token = sandboxToken === undefined ? "" : `\n  Sandbox token   ${sandboxToken}  (header X-Sandbox-Token)`;
  return `
  Sanam is ready: ${url}${others}

  Demo members    ${DEMO_MEMBERS.join(", ")}  (password ${DEMO_PASSWORD})
  Data            ${dataDir}${token}${checks}

  Try next, in another terminal:
    npx sanam site status${target}
    SANAM_PASSWORD=${DEMO_PASSWORD} npx sanam session login gold${target}
    npx sanam wallet withdraw limits${target}

  Ctrl-C stops it; the data stays.
`;
}

/** What `npm run dev` prints once the site can be opened. */
export function devMessage(url: string, brandIds: readonly string[], keepsData: boolean): string {
  const others = brandIds.slice(1).map((id) => url.replace("127.0.0.1", `${id}.localhost`));
  const brands = others.length === 0 ? "" : `\n  Other brands    ${others.join(", ")}`;
  return `
  Sanam is ready: ${url}

  Demo members    ${DEMO_MEMBERS.join(", ")}  (password ${DEMO_PASSWORD})${brands}

  A page follows each edit of screens, styles, texts and brands. An edit of the house's code starts it again.

  Try next, in another terminal:
    npx sanam staff bonus gold 500 --target ${url}
    npx sanam sandbox clock advance 1d --target ${url}

  Ctrl-C stops it; the data ${keepsData ? "stays" : "is gone then"}.

`;
}
