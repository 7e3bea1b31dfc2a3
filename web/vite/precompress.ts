import { promises as fs } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Writes a `.br` and a `.gz` file beside every text file that gets smaller, so that no server has to compress. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "sanam-precompress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const files = (await fs.readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(files.map((name) => compress(join(folder, name))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await fs.readFile(file);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([
    brotli.length < content.length ? fs.writeFile(`${file}.br`, brotli) : undefined,
    zipped.length < content.length ? fs.writeFile(`${file}.gz`, zipped) : undefined,
  ]);
}
