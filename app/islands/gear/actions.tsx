import { type ChangeEvent, useRef } from "react";
import type { PackView } from "../../../site/compile/view.ts";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { Actions } from "../../parts/actions/actions.tsx";
import { useShare } from "../../parts/share/use-share.ts";
import { toSearch } from "./address.ts";
import { jsonOf, readFile } from "./file.ts";
import { progressText } from "./say.ts";
import { save } from "./save.ts";
import { plainText, tableText } from "./text.ts";
import type { Things } from "./things.ts";
import { totalsOf } from "./totals.ts";
import { type Trip, onlyOf } from "./trip.ts";
import type { Units } from "./units.ts";
import { pack as words } from "../../../site/words/gear.ts";

/** News of a mark is only heard: it can be seen already. */
export type News = { text: string; isSeen: boolean };

type Props = {
  pack: PackView;
  groups: Things;
  trip: Trip;
  units: Units;
  news: News;
  onSay: (text: string) => void;
  onLoad: (trip: Trip) => void;
  onClear: () => void;
};

export const ListActions = ({ pack: { page, section, id }, groups, trip, units, news, ...on }: Props) => {
  const things = groups.flatMap(({ items }) => items);
  const name = `${page}-${id}`;
  const field = useRef<HTMLInputElement>(null);
  const { state, share, rest } = useShare(
    progressText(totalsOf(things, trip), units),
    `${toSearch(id, onlyOf(trip, things))}#${section}`,
  );
  const say = (text: string) => {
    rest();
    on.onSay(text);
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(plainText(groups, trip, units));
      say(words.copied);
    } catch {
      say(words.notCopied);
    }
  };
  const load = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // An empty field lets the same file be chosen again.
    currentTarget.value = "";
    if (!file) return;
    // It may have been moved away, or be nobody's to read.
    const text = await file.text().catch(() => "");
    const read = readFile(text, name, groups);
    if (typeof read === "string") return say(words[read]);
    on.onLoad(read);
    say(words.loaded({ progress: progressText(totalsOf(things, read), units) }));
  };
  const clear = () => {
    on.onClear();
    say(words.cleared);
  };

  const shared = { idle: "", copied: words.copied, failed: words.notCopied }[state];
  return (
    <Actions>
      <button type="button" onClick={share}>
        {words.share}
      </button>
      <button type="button" onClick={copy}>
        {words.copy}
      </button>
      <button type="button" onClick={() => say(words.saved({ file: save(name, "csv", tableText(groups, trip)) }))}>
        {words.csv}
      </button>
      <button type="button" onClick={() => say(words.saved({ file: save(name, "json", jsonOf(name, groups, trip)) }))}>
        {words.json}
      </button>
      <span>
        <button type="button" onClick={() => field.current?.click()}>
          {words.load}
        </button>
        <input ref={field} type="file" accept=".json,application/json" hidden onChange={load} />
        <button type="button" onClick={clear}>
          {words.clear}
        </button>
      </span>
      <output>{shared || (news.isSeen ? news.text : <Unseen>{news.text}</Unseen>)}</output>
    </Actions>
  );
};
