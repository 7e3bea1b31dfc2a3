import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { choice, flag, needed, textOption, wholeNumber } from "../../command-line/options.ts";
import { raw } from "../../output/view.ts";

export const brandServer = command({
  path: ["brand", "server"],
  summary: "Print the configuration of nginx or Caddy for a built site and its brands",
  needs: ["site"],
  examples: [
    "sanam brand server --for nginx --root /var/www/site --house http://127.0.0.1:4600 > /etc/nginx/conf.d/sanam.conf",
    "sanam brand server --for caddy --root /var/www/site > /etc/caddy/Caddyfile",
  ],
  notes: "It has the headers of each brand's headers.json, so print it again after each build.",
  options: {
    for: needed(choice("--for <server>", "the web server", ["nginx", "caddy"])),
    site: textOption("--site <folder>", "the built site (default: build/web)"),
    root: textOption("--root <folder>", "where the site is on the web server (default: the built site)"),
    house: textOption("--house <address>", "pass /api/ and /pictures/ to this house; without it they answer 404"),
    port: wholeNumber("--port <number>", "plain HTTP at this port, behind a balancer", { min: 1, max: 65_535 }),
    brotli: flag("--brotli", "nginx has its module brotli_static"),
  },
  run: async ({ for: server, ...settings }, context) => {
    const config = await context.serverConfig(server, settings);
    return config.ok ? ok({ data: { server, config: config.value }, view: [raw(config.value.trimEnd())] }) : config;
  },
});
