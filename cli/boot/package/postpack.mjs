import { ROOT } from "../root.mjs";
import { restoreManifest } from "./swap-manifest.mjs";

restoreManifest(ROOT);
