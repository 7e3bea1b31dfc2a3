import type { ReactNode } from "react";
import type { Game } from "../../../../core/games/model.ts";
import { TextLink } from "../../../ui/controls/text-link.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import css from "./side-row.module.css";
import { useNear } from "./use-near.ts";

interface SideRowProps {
  readonly title: string;
  /** Leads to the whole row. */
  readonly more: { readonly to: string; readonly text: string };
  readonly games: readonly Game[];
  readonly children: (game: Game) => ReactNode;
}

const MOST = 12;
/** What a phone shows without scrolling, and what a desktop does. */
const FIRST = { narrow: 3, wide: 5 } as const;
const WIDE = 600;

/**
 * A row of games that scrolls sideways. It draws the first games when it comes into view, and the others when it is
 * touched, scrolled or focused: a lobby of several rows stays small.
 */
export function SideRow({ title, more, games, children }: SideRowProps) {
  const { ref, near, used } = useNear<HTMLUListElement>();
  const first = window.innerWidth < WIDE ? FIRST.narrow : FIRST.wide;
  const drawn = near ? games.slice(0, used ? MOST : first) : [];
  return (
    <Section
      title={title}
      aside={
        <TextLink to={more.to}>
          {more.text}
          <VisuallyHidden> {title}</VisuallyHidden>
        </TextLink>
      }
    >
      <ul ref={ref} className={css["row"]}>
        {drawn.map((game) => (
          <li key={game.id} className={css["cell"]}>
            {children(game)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
