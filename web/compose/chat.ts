import { createChatWidget } from "../../adapters/browser/chat-widget.ts";
import { chatVisitor } from "../../core/session/chat-visitor.ts";
import type { Member } from "../../core/session/model.ts";

export interface Chat {
  show(member: Member): void;
  hide(): void;
}

/** The live chat, for members only. */
export function composeChat(page: Window, scriptUrl: string, hostname: string): Chat {
  const widget = createChatWidget(page, scriptUrl);
  return { show: (member) => widget.show(chatVisitor(member, hostname)), hide: () => widget.hide() };
}
