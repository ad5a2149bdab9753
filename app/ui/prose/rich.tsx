import type { Inline } from "../../../site/compile/rich.ts";
import { SmartLink } from "../smart-link/smart-link.tsx";

export const RichText = ({ text }: { text: Inline[] }) => text.map((part, index) => <Part key={index} part={part} />);

const Part = ({ part }: { part: Inline }) => {
  if (typeof part === "string") return part;
  if ("strong" in part)
    return (
      <strong>
        <RichText text={part.strong} />
      </strong>
    );
  if ("em" in part)
    return (
      <em>
        <RichText text={part.em} />
      </em>
    );
  if ("code" in part) return <code>{part.code}</code>;
  if ("range" in part) return <span data-range="">{part.range}</span>;
  return (
    <SmartLink url={part.href}>
      <RichText text={part.text} />
    </SmartLink>
  );
};
