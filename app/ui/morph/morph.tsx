import { type ReactNode, ViewTransition } from "react";

type Props = {
  name: string | undefined;
  children: ReactNode;
};

/** A navigation between two pages takes the picture along that both show: see styles/transitions.css. */
export const Morph = ({ name, children }: Props) => {
  // On the server this would only write attributes that HTML does not know.
  if (name === undefined || import.meta.env.SSR) return children;
  return (
    <ViewTransition name={`picture-${name}`} share="morph" default="none">
      {children}
    </ViewTransition>
  );
};
