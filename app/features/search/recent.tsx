import { recent } from "virtual:words/search";
import option from "./option.module.css";
import { Options } from "./options.tsx";

type Props = {
  id: string;
  asked: { id: string; text: string }[];
  active: string | undefined;
  onPoint: (id: string) => void;
  onAsk: (question: string) => void;
};

/** What was searched for on this device before. */
export const Recent = ({ id: name, asked, active, onPoint, onAsk }: Props) => (
  <Options id={name} heading={recent}>
    {asked.map(({ id, text }) => (
      <div
        key={id}
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={id === active}
        className={option.option}
        data-recent
        onPointerMove={() => onPoint(id)}
        onClick={() => onAsk(text)}
        onKeyDown={({ key }) => key === "Enter" && onAsk(text)}
      >
        {text}
      </div>
    ))}
  </Options>
);
