import { good, type Judgement, unreachable, warning } from "./finding.ts";
import { isFailure, type Patient, reasonOf } from "./patient.ts";
import type { FoundAddress } from "./probe.ts";

interface Found {
  readonly judgement: Judgement;
  readonly addresses: readonly FoundAddress[];
}

/** The addresses of the target's name. */
export async function checkName({ base, probe, limit }: Patient): Promise<Found> {
  const host = hostOf(base);
  const found = await probe.addressesOf(host, limit());
  if (isFailure(found)) {
    const remedy = "check the spelling of --target, the DNS records of the name, and this machine's network";
    return { addresses: [], judgement: unreachable(`${host} has no address: ${reasonOf(found)}`, remedy) };
  }
  const addresses = found.filter(({ address }, place) => found.findIndex((one) => one.address === address) === place);
  if (addresses.length === 0) {
    return { addresses, judgement: unreachable(`${host} has no address`, "add an A or AAAA record for the name") };
  }
  return { addresses, judgement: good(`${host} is ${addresses.map(({ address }) => address).join(", ")}`) };
}

/** Every address takes connections: a browser may use any of them. */
export async function checkConnection(
  { base, probe, limit }: Patient,
  addresses: readonly FoundAddress[],
): Promise<Judgement> {
  const port = portOf(base);
  const tried = await Promise.all(
    addresses.map(async ({ address, family }) => ({
      family,
      shown: family === 6 ? `[${address}]:${port}` : `${address}:${port}`,
      outcome: await probe.connect(address, port, limit()),
    })),
  );
  const shown = tried
    .map(({ shown: where, outcome }) =>
      isFailure(outcome) ? `${where}: ${reasonOf(outcome)}` : `${where} in ${Math.round(outcome.ms)} ms`,
    )
    .join("; ");
  const failed = tried.filter(({ outcome }) => isFailure(outcome));
  if (failed.length === 0) return good(shown);
  if (failed.length === tried.length) {
    return unreachable(shown, "start the server, and check its port, its firewall and the address that it listens on");
  }
  const versions = [...new Set(failed.map(({ family }) => `IPv${family}`))].join(" and ");
  return warning(shown, `let the server listen on each address of its name, or remove the ${versions} record`);
}

export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

export function portOf({ port, protocol }: URL): number {
  return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
}
