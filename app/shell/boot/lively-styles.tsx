import { filesOf } from "virtual:lively";

/**
 * The styles of a page's lively blocks. Only the page's file names them: in a browser they are there already, or come with
 * the blocks' scripts.
 */
export const LivelyStyles = ({ kinds }: { kinds: string[] | undefined }) =>
  import.meta.env.SSR &&
  [...new Set(kinds?.flatMap((kind) => filesOf[kind]?.styles ?? []))].map((href) => (
    <link key={href} rel="stylesheet" href={href} />
  ));
