import { createContext, use, useId } from "react";
import type { IslandName, IslandProps } from "./islands.ts";

type Rendered = { html: string; src: string; files: string[]; styles: string[] };

/** Provided by the build: renders an island on its own and lists the files that hydrate it. */
export type RenderIsland = (id: string, name: IslandName, props: object) => Promise<Rendered>;

export const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

type Props<Name extends IslandName> = {
  name: Name;
  props: IslandProps<Name>;
  /** "visible": near the viewport. "click": on a click on an element with `data-opens`. */
  hydrate?: "visible" | "click";
};

/**
 * Marks a part of a page that React hydrates in the browser. It is rendered separately from its page, because `useId`
 * depends on the elements around it.
 */
export const Island = <Name extends IslandName>({ name, props, hydrate = "visible" }: Props<Name>) => {
  const id = useId();
  const render = use(IslandRenderer);
  if (!render) throw new Error(`The island "${name}" is nested inside another island.`);
  const { html, src, files, styles } = use(render(id, name, props));
  const isOnClick = hydrate === "click";
  return (
    <>
      {!isOnClick && styles.map((href) => <link key={href} rel="stylesheet" href={href} precedence="island" />)}
      <div
        data-island={name}
        data-id={id}
        data-src={src}
        data-files={files.join(" ")}
        data-styles={isOnClick ? styles.join(" ") : undefined}
        data-props={JSON.stringify(props)}
        data-on-click={isOnClick || undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
};
