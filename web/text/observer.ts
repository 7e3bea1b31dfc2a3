import { observer as follow } from "mobx-react-lite";
import type { FunctionComponent, ReactNode } from "react";
import { language } from "./live.ts";

/** A component that is drawn again when what it reads has changed, or the page's language. */
export function observer<Component extends (props: never) => ReactNode>(component: Component): Component {
  const drawn: FunctionComponent<never> = (props) => {
    language();
    return component(props);
  };
  // The tools for developers show it.
  drawn.displayName = component.name;
  // The types of React lose those of a component that takes a type.
  return follow(drawn) as unknown as Component;
}
