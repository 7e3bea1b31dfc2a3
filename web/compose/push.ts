import { ContainerModule } from "inversify";
import { pushText } from "#text/site/push.ts";
import { createPushChoice, createPushDevice } from "../../adapters/browser/push/push-device.ts";
import { createHttpPush } from "../../adapters/http/push.ts";
import type { MemberId } from "../../core/session/model.ts";
import type { PushTopic, PushWords } from "../../core/site/push.ts";
import { paths } from "../app/paths.ts";
import { PushStore } from "../stores/site/push-store.ts";
import { MEMBER, PUSH, SITE, type SiteParts } from "./identifiers.ts";

/** The receipt of what succeeded; otherwise the page that shows the reason, or the factors. */
const PATHS: Readonly<Record<PushTopic, string>> = {
  "deposit-credited": paths.receipt("deposit", ""),
  "deposit-rejected": paths.deposit,
  "slip-credited": paths.receipt("slip", ""),
  "slip-rejected": paths.depositSlip,
  "slip-duplicate": paths.depositSlip,
  "withdrawal-paid": paths.receipt("withdrawal", ""),
  "withdrawal-rejected": paths.withdraw,
  "password-recovered": paths.contact,
  "second-factor-on": paths.security,
  "second-factor-off": paths.security,
  "passkey-added": paths.security,
  "passkey-removed": paths.security,
  "second-factor-reset-requested": paths.security,
  "second-factor-ended": paths.security,
};

const ICON = "/icon-192.png";

export const pushModule = new ContainerModule(({ bind }) => {
  bind(PUSH).toResolvedValue(
    ({ page, brand, client, storage }: SiteParts, member: MemberId) =>
      new PushStore(
        createHttpPush(client),
        createPushDevice(page, member, () => ({ title: brand.name, icon: iconOf(page.document), lines: lines() })),
        createPushChoice(storage, brand.id),
      ),
    [SITE, MEMBER],
  );
});

function lines(): PushWords["lines"] {
  const topics = Object.keys(PATHS) as PushTopic[];
  const entries = topics.map((topic) => [topic, { text: pushText.lines[topic], path: PATHS[topic] }] as const);
  return Object.fromEntries(entries) as PushWords["lines"];
}

/** The page names the brand's own, also where one page serves all brands. */
function iconOf(document: Document): string {
  return document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href ?? ICON;
}
