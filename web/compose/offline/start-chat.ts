import { reaction, when } from "mobx";
import { createChatWidget } from "../../../adapters/browser/chat-widget.ts";
import { chatVisitor } from "../../../core/session/chat-visitor.ts";
import type { LogoutStore } from "../../stores/session/logout-store.ts";
import type { SessionStore } from "../../stores/session/session-store.ts";
import { loadFitsTest } from "../site-client.ts";
import { untilIdle } from "./fetch-ahead.ts";

interface WatchedStores {
  readonly session: Pick<SessionStore, "currentUser">;
  readonly logout: Pick<LogoutStore, "phase">;
}

/** The live chat, for members only. Its script comes when the line is idle, and it hides as soon as somebody leaves. */
export async function startChat(page: Window, scriptUrl: string, { session, logout }: WatchedStores): Promise<void> {
  const current = () => (logout.phase === "leaving" ? undefined : session.currentUser);
  await when(() => current() !== undefined);
  await untilIdle(page);
  await loadFitsTest();
  const widget = createChatWidget(page, scriptUrl);
  reaction(
    current,
    (member) => {
      if (member) widget.show(chatVisitor(member, page.location.hostname));
      else widget.hide();
    },
    { fireImmediately: true },
  );
}
