import { useEffect, useEffectEvent } from "react";
import { search as words } from "../../../site/words/shell.ts";
import { MessageOutput } from "../../parts/actions/message-output.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";

type Props = {
  /** The number of results; undefined without a query. */
  count: number | undefined;
  /** Shown, and announced instead of the count. */
  notice: string | undefined;
};

export const Status = ({ count, notice }: Props) => {
  const text = notice ?? (count === undefined ? "" : words.results(count));
  const { message, announce } = useMessage();
  const onText = useEffectEvent(announce);
  useEffect(() => onText(text), [text]);
  return (
    <>
      {notice && <p aria-hidden="true">{notice}</p>}
      <MessageOutput {...message} />
    </>
  );
};
