import { aptInstall, canAptInstall } from "../support/apt-install.ts";
import { findFirefox, findWebKit } from "./find-browsers.ts";

interface Wanted {
  readonly name: string;
  readonly isThere: () => boolean;
  /** Packages of Debian. */
  readonly packages: readonly string[];
}

const WANTED: readonly Wanted[] = [
  { name: "Firefox", isThere: () => findFirefox() !== undefined, packages: ["firefox-esr"] },
  { name: "WebKitGTK", isThere: () => findWebKit() !== undefined, packages: ["webkit2gtk-driver", "xvfb"] },
];

/** Installs the browsers that are missing where the system allows it, and names those that stay missing. */
export function ensureBrowsers(): readonly string[] {
  return WANTED.filter((wanted) => !isReady(wanted)).map(({ name }) => name);
}

function isReady({ name, isThere, packages }: Wanted): boolean {
  if (isThere()) return true;
  if (!canAptInstall()) {
    console.log(
      `${name} is not there, and its packages can be installed on Debian as root only: ${packages.join(", ")}`,
    );
    return false;
  }
  console.log(`Installing ${packages.join(" and ")} …`);
  try {
    for (const name of packages) aptInstall(name);
  } catch (error) {
    console.log(`${name} could not be installed: ${error instanceof Error ? error.message : String(error)}`);
  }
  return isThere();
}
