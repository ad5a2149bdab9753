import { createContext, use, useId } from "react";
import type { IslandName, IslandProps } from "./islands.ts";

type Rendered = { html: string; src: string; files: string[]; styles: string[] };

/** The build gives this: an island rendered on its own, and the files that hydrate it. */
export type RenderIsland = (id: string, name: IslandName, props: object) => Promise<Rendered>;

export const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

type Props<Name extends IslandName> = {
  name: Name;
  props: IslandProps<Name>;
  /** An island that is asked for waits for a click on `data-asks`; any other is hydrated when it comes near the window. */
  when?: "near" | "asked";
};

/**
 * Marks a part of a page that React hydrates in the browser. It is rendered apart from its page, since the ids that
 * `useId` gives depend on all that stands around it.
 */
export const Island = <Name extends IslandName>({ name, props, when = "near" }: Props<Name>) => {
  const id = useId();
  const render = use(IslandRenderer);
  if (!render) throw new Error(`The island "${name}" stands inside another one.`);
  const { html, src, files, styles } = use(render(id, name, props));
  const isAsked = when === "asked";
  return (
    <>
      {!isAsked && styles.map((href) => <link key={href} rel="stylesheet" href={href} precedence="island" />)}
      <div
        data-island={name}
        data-id={id}
        data-src={src}
        data-files={files.join(" ")}
        data-styles={isAsked ? styles.join(" ") : undefined}
        data-props={JSON.stringify(props)}
        data-asked={isAsked || undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
};
