import type { ChatVisitor } from "../../core/session/model.ts";
import type { ChatWidget } from "../../core/session/port.ts";
import { isRecord } from "./storage/key-value.ts";
import { trustedScript, trustWidgets } from "./trusted-script.ts";

const API = "Tawk_API";

/**
 * A chat widget with Tawk's script interface. The visitor's attributes and tag are those of section 4 of the spec. The
 * script is somebody else's: whatever it does or throws, no call of the widget throws.
 * @param scriptUrl undefined: there is no chat, and nothing is loaded
 */
export function createChatWidget(page: Window, scriptUrl: string | undefined): ChatWidget {
  if (scriptUrl === undefined) return { show: () => undefined, hide: () => undefined };
  const globals = page as unknown as Record<string, unknown>;
  let visitor: ChatVisitor | undefined;
  let loaded = false;

  const call = (name: string, ...args: readonly unknown[]) => {
    try {
      const api = globals[API];
      const method = isRecord(api) ? api[name] : undefined;
      if (typeof method === "function") method.apply(api, args);
    } catch {
      // The next call may still work.
    }
  };
  const update = () => {
    if (!visitor) return call("hideWidget");
    const { tag, ...attributes } = visitor;
    call("setAttributes", attributes, ignoreError);
    call("addTags", [tag], ignoreError);
    call("showWidget");
  };
  const load = () => {
    if (loaded) return;
    loaded = true;
    try {
      if (globals[API] !== undefined) return;
      globals[API] = { onLoad: update };
      const script = page.document.createElement("script");
      script.async = true;
      trustWidgets(page);
      Object.assign(script, { src: trustedScript(page, scriptUrl) });
      page.document.head.append(script);
    } catch {
      // A page that allows no such script has no chat.
    }
  };
  return {
    show(next) {
      visitor = next;
      load();
      update();
    },
    hide() {
      visitor = undefined;
      update();
    },
  };
}

function ignoreError(): void {
  // The widget requires a callback for its errors. A chat without attributes still works.
}
