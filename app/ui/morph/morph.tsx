import { type ReactNode, ViewTransition } from "react";

type Props = {
  name: string | undefined;
  children: ReactNode;
};

/** A picture that two pages show: a navigation from one to the other takes it along. See styles/transitions.css. */
export const Morph = ({ name, children }: Props) => {
  // On the server it would only write attributes that HTML does not know.
  if (name === undefined || import.meta.env.SSR) return children;
  return (
    <ViewTransition name={`picture-${name}`} share="morph" default="none">
      {children}
    </ViewTransition>
  );
};
