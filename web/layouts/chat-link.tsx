import { shellText } from "../text/th/site/shell.ts";
import { Icon } from "../ui/art/icon.tsx";
import css from "./chat-link.module.css";

/** The floating contact link of public pages. */
export function ChatLink({ href }: { readonly href: string }) {
  return (
    <aside aria-label={shellText.menu.chat}>
      <div className={css["spacer"]} />
      <a className={css["chat"]} href={href} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" />
        <span>{shellText.menu.chat}</span>
      </a>
    </aside>
  );
}
