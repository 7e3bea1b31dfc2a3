import { describe, expect, it, vi } from "vitest";
import { createChatWidget } from "../../../adapters/browser/chat-widget.ts";
import { chatVisitor } from "../../../core/session/chat-visitor.ts";
import { someMember } from "../../core/session/fake-session.ts";
import { fakePage } from "./fake-page.ts";

const VISITOR = chatVisitor(someMember(), "play.example");
const SCRIPT = "https://chat.example/w.js";

/** A page that collects the scripts added to it; `startWidget` does what the loaded script would do. */
function chatPage() {
  const scripts: { src?: string }[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (script: object) => scripts.push(script) },
  };
  const { page } = fakePage({ document });
  const startWidget = () => {
    const api = (page as unknown as { Tawk_API: Record<string, () => void> }).Tawk_API;
    const calls = { setAttributes: vi.fn(), addTags: vi.fn(), showWidget: vi.fn(), hideWidget: vi.fn() };
    Object.assign(api, calls);
    api["onLoad"]?.();
    return calls;
  };
  return { page, scripts, startWidget };
}

describe("the chat widget", () => {
  it("loads nothing when no chat is configured", () => {
    const { page, scripts } = chatPage();
    const chat = createChatWidget(page, undefined);
    chat.show(VISITOR);
    chat.hide();
    expect(scripts).toEqual([]);
  });

  it("loads its script once, and sends the member's attributes after the script has loaded", () => {
    const { page, scripts, startWidget } = chatPage();
    const chat = createChatWidget(page, SCRIPT);
    chat.hide();
    expect(scripts).toEqual([]);
    chat.show(VISITOR);
    chat.show(VISITOR);
    expect(scripts).toMatchObject([{ src: SCRIPT, async: true }]);

    const calls = startWidget();
    const { tag, ...attributes } = VISITOR;
    expect(calls.setAttributes).toHaveBeenCalledWith(attributes, expect.any(Function));
    expect(calls.addTags).toHaveBeenCalledWith([tag], expect.any(Function));
    expect(calls.showWidget).toHaveBeenCalledOnce();
    chat.hide();
    expect(calls.hideWidget).toHaveBeenCalledOnce();
  });

  it("creates its script URL with a policy in a browser with Trusted Types", () => {
    const { page, scripts } = chatPage();
    const names: string[] = [];
    Object.assign(page, {
      trustedTypes: {
        createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => {
          names.push(name);
          return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) };
        },
      },
    });
    const chat = createChatWidget(page, SCRIPT);
    expect(names).toEqual([]);
    chat.show(VISITOR);
    expect(scripts).toMatchObject([{ src: { trusted: SCRIPT } }]);
    expect(names.sort()).toEqual(["default", "sanam"]);
  });

  it("stays hidden when the member signs out before the script has loaded", () => {
    const { page, startWidget } = chatPage();
    const chat = createChatWidget(page, SCRIPT);
    chat.show(VISITOR);
    chat.hide();
    const calls = startWidget();
    expect(calls.setAttributes).not.toHaveBeenCalled();
    expect(calls.hideWidget).toHaveBeenCalledOnce();
  });

  it("never throws, whatever the script or the page does, and tries once", () => {
    const fail = () => {
      throw new Error("the chat fails");
    };
    const { page, scripts } = chatPage();
    const chat = createChatWidget(page, SCRIPT);
    chat.show(VISITOR);
    Object.assign((page as unknown as { Tawk_API: object }).Tawk_API, { showWidget: fail, setAttributes: fail });
    chat.show(VISITOR);
    Object.defineProperty(page, "Tawk_API", { get: fail });
    chat.show(VISITOR);
    chat.hide();
    expect(scripts).toHaveLength(1);

    const other = chatPage();
    Object.assign(other.page, { trustedTypes: { createPolicy: fail } });
    const refused = createChatWidget(other.page, SCRIPT);
    refused.show(VISITOR);
    refused.hide();
    expect(other.scripts).toEqual([]);
  });
});
