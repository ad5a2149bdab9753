import { createContext, use, useId } from "react";
import type { IslandName, IslandProps } from "./islands.ts";

type Rendered = { html: string; src: string; files: string[]; styles: string[] };

/** The build gives this: an island rendered on its own, and the files that hydrate it. */
export type RenderIsland = (id: string, name: IslandName, props: object) => Promise<Rendered>;

export const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

type Props<Name extends IslandName> = {
  name: Name;
  props: IslandProps<Name>;
  /** "near": hydrate near the viewport. "asked": hydrate on a click on an element with `data-asks`. */
  when?: "near" | "asked";
};

/**
 * Marks a part of a page that React hydrates in the browser. It is rendered separately from its page, because `useId`
 * depends on everything around it.
 */
export const Island = <Name extends IslandName>({ name, props, when = "near" }: Props<Name>) => {
  const id = useId();
  const render = use(IslandRenderer);
  if (!render) throw new Error(`The island "${name}" is nested inside another island.`);
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
