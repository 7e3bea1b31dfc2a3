const DEMO_MEMBERS = ["silver", "gold", "platinum", "diamond", "vip"];
const DEMO_PASSWORD = "demo1234";
/** A host that stands for all of the machine's addresses can be listened on, but not opened everywhere. */
const OWN_ADDRESS: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "[::]": "[::1]" };

/** What `npm start` says once the house takes calls: where it is, who may sign in, and what to try next. */
export function startMessage(listening: string, dataDir: string): string {
  const { hostname, port } = new URL(listening);
  const own = OWN_ADDRESS[hostname];
  const url = own === undefined ? listening : `http://${own}:${port}`;
  const others = own === undefined ? "" : " (and at this machine's other addresses)";
  // The command line tool looks for the house at its default address unless it is told otherwise.
  const target = url === "http://127.0.0.1:4600" ? "" : ` --target ${url}`;
  return `
  Sanam is ready: ${url}${others}

  Demo members    ${DEMO_MEMBERS.join(", ")}  (password ${DEMO_PASSWORD})
  Data            ${dataDir}

  Try next, in another terminal:
    npx sanam site status${target}
    SANAM_PASSWORD=${DEMO_PASSWORD} npx sanam session login gold${target}
    npx sanam wallet withdraw limits${target}

  Ctrl-C stops it; what was done stays.
`;
}
