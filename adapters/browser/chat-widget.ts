import type { ChatVisitor } from "../../core/session/model.ts";
import type { ChatWidget } from "../../core/session/port.ts";
import { trustedScript, trustWidgets } from "./script-url.ts";
import { isRecord } from "./storage/parse-json.ts";

const API = "Tawk_API";

/**
 * A chat widget with Tawk's script interface, whose visitor attributes and tags are those of the spec's section 4.
 * Without an address nothing is ever loaded.
 */
export function createChatWidget(page: Window, scriptUrl: string | undefined): ChatWidget {
  if (scriptUrl === undefined) return { show: () => undefined, hide: () => undefined };
  const globals = page as unknown as Record<string, unknown>;
  let visitor: ChatVisitor | undefined;

  const call = (name: string, ...args: readonly unknown[]) => {
    const api = globals[API];
    const method = isRecord(api) ? api[name] : undefined;
    if (typeof method === "function") method.apply(api, args);
  };
  const introduce = () => {
    if (!visitor) return call("hideWidget");
    const { tag, ...attributes } = visitor;
    call("setAttributes", attributes, ignore);
    call("addTags", [tag], ignore);
    call("showWidget");
  };
  const load = () => {
    if (globals[API] !== undefined) return;
    globals[API] = { onLoad: introduce };
    const script = page.document.createElement("script");
    script.async = true;
    trustWidgets(page);
    Object.assign(script, { src: trustedScript(page, scriptUrl) });
    page.document.head.append(script);
  };
  return {
    show(next) {
      visitor = next;
      load();
      introduce();
    },
    hide() {
      visitor = undefined;
      introduce();
    },
  };
}

function ignore(): void {
  // The widget calls back with an error or nothing; a chat without attributes is a chat still.
}
