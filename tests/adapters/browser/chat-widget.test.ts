import { describe, expect, it, vi } from "vitest";
import { createChatWidget } from "../../../adapters/browser/chat-widget.ts";
import { createConnectivity } from "../../../adapters/browser/connectivity.ts";
import { deviceOf } from "../../../adapters/browser/device.ts";
import { createVisibility } from "../../../adapters/browser/visibility.ts";
import { chatVisitor } from "../../../core/session/chat-visitor.ts";
import { someMember } from "../../core/session/fake-session.ts";
import { fakePage } from "./fake-page.ts";

describe("the network", () => {
  it("is followed until told to stop", () => {
    const navigator = { onLine: true };
    const { page, fire } = fakePage({ navigator });
    const network = createConnectivity(page);
    const heard = vi.fn();
    const stop = network.watch(heard);
    navigator.onLine = false;
    fire("offline");
    expect([network.online, heard.mock.lastCall]).toEqual([false, [false]]);
    navigator.onLine = true;
    fire("online");
    expect([network.online, heard.mock.lastCall]).toEqual([true, [true]]);
    stop();
    fire("offline");
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe("the page's visibility", () => {
  it("is followed until told to stop", () => {
    const { page, fire } = fakePage({ visibilityState: "hidden" });
    const visibility = createVisibility(page);
    const heard = vi.fn();
    const stop = visibility.watch(heard);
    expect(visibility.visible).toBe(false);
    Object.assign(page, { visibilityState: "visible" });
    fire("visibilitychange");
    expect(heard).toHaveBeenCalledWith(true);
    stop();
    fire("visibilitychange");
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe("the device", () => {
  it("is named as the headers name it", () => {
    const userAgent =
      "Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36";
    const { page } = fakePage({
      navigator: { userAgent, maxTouchPoints: 5 },
      location: { hostname: "play.example" },
    });
    expect(deviceOf(page)).toEqual({ platform: "AND", hostname: "play.example" });
  });
});

describe("the chat widget", () => {
  const visitor = chatVisitor(someMember(), "play.example");

  function chatPage() {
    const scripts: { src?: string }[] = [];
    const document = {
      createElement: () => ({}),
      head: { append: (script: object) => scripts.push(script) },
    };
    return { ...fakePage({ document }), scripts };
  }

  it("loads nothing where no chat is configured", () => {
    const { page, scripts } = chatPage();
    const chat = createChatWidget(page, undefined);
    chat.show(visitor);
    chat.hide();
    expect(scripts).toEqual([]);
  });

  it("loads its script once, and introduces the member when it is there", () => {
    const { page, scripts } = chatPage();
    const chat = createChatWidget(page, "https://chat.example/w.js");
    chat.hide();
    expect(scripts).toEqual([]);
    chat.show(visitor);
    chat.show(visitor);
    expect(scripts).toMatchObject([{ src: "https://chat.example/w.js", async: true }]);

    const api = (page as unknown as { Tawk_API: Record<string, () => void> }).Tawk_API;
    const calls = { setAttributes: vi.fn(), addTags: vi.fn(), showWidget: vi.fn(), hideWidget: vi.fn() };
    Object.assign(api, calls);
    api["onLoad"]?.();
    const { tag, ...attributes } = visitor;
    expect(calls.setAttributes).toHaveBeenCalledWith(attributes, expect.any(Function));
    expect(calls.addTags).toHaveBeenCalledWith([tag], expect.any(Function));
    expect(calls.showWidget).toHaveBeenCalledOnce();
    chat.hide();
    expect(calls.hideWidget).toHaveBeenCalledOnce();
  });

  it("asks for its script through the page's one policy where the browser wants that", () => {
    const { page, scripts } = chatPage();
    const names: string[] = [];
    Object.assign(page, {
      trustedTypes: {
        createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => {
          names.push(name);
          return { createScriptURL: (url: string) => ({ vouchedFor: rules.createScriptURL(url) }) };
        },
      },
    });
    const chat = createChatWidget(page, "https://chat.example/w.js");
    expect(names).toEqual([]);
    chat.show(visitor);
    expect(scripts).toMatchObject([{ src: { vouchedFor: "https://chat.example/w.js" } }]);
    expect(names.sort()).toEqual(["default", "sanam"]);
  });

  it("stays hidden when the member left before it was there", () => {
    const { page } = chatPage();
    const chat = createChatWidget(page, "https://chat.example/w.js");
    chat.show(visitor);
    chat.hide();
    const api = (page as unknown as { Tawk_API: Record<string, () => void> }).Tawk_API;
    const calls = { setAttributes: vi.fn(), showWidget: vi.fn(), hideWidget: vi.fn() };
    Object.assign(api, calls);
    api["onLoad"]?.();
    expect(calls.setAttributes).not.toHaveBeenCalled();
    expect(calls.hideWidget).toHaveBeenCalledOnce();
  });
});
