import { makeDrawing } from "./drawing.ts";
import type { Engine } from "./engine.ts";
import { paintMarks, unpaintMarks } from "./paint-marks.ts";
import { type Group, type Row, resultsOf } from "./results.ts";
import { watchRoom } from "./room.ts";

/** How long no letter must come for the typing to rest, in milliseconds: longer than a slow hand needs for the next. */
const rest = 500;

/** So many rows answer a letter at once. Those under them come a frame later, which a slow phone needs and nobody sees. */
const firstRows = 1;

/** A letter is said in all of these, and React would look for somebody who wants to hear of each. */
const sayings = ["keydown", "keypress", "beforeinput", "textInput", "input", "keyup"];

const isLetter = (event: Event) =>
  !(event instanceof KeyboardEvent) || (event.key.length === 1 && !event.ctrlKey && !event.metaKey);

type Elements = {
  field: HTMLInputElement;
  list: HTMLElement;
  models: HTMLElement;
  /** What stands under the list before there is a question. */
  foot: HTMLElement;
};

/** What the list answers: nothing is found before there is a question, or something to ask. */
export type Answer = { question: string; found: number | undefined };

type News = {
  /** There is another question. */
  onAsk: () => void;
  onAnswer: (answer: Answer) => void;
  /** The question has stood for a moment. */
  onRest: (answer: Answer) => void;
};

/** The list that belongs to the field: what is asked, what is found, and which option is chosen while the focus stays there. */
export const makeList = ({ field, list, models, foot }: Elements, name: string, { onAsk, onAnswer, onRest }: News) => {
  const drawing = makeDrawing(list, models, name);
  const room = watchRoom();
  let engine: Engine | undefined;
  let recent: string[] = [];
  let question = "";
  let all: Group[] = [];
  let ids: string[] = [];
  let chosen: string | undefined;
  let isRested = true;
  let isScrolled = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isAsked = () => question.trim() !== "";
  // Before anything was typed nothing is chosen, so that Enter opens nothing unasked.
  const active = () => chosen ?? (isAsked() ? ids[0] : undefined);
  const answer = (): Answer => ({ question, found: isAsked() && engine ? ids.length : undefined });

  const say = (attribute: string, value: string | undefined) => {
    if (value === undefined) field.removeAttribute(attribute);
    else if (field.getAttribute(attribute) !== value) field.setAttribute(attribute, value);
  };

  const draw = (most = Infinity) => {
    cancelAnimationFrame(frame);
    if (foot.hidden !== isAsked()) foot.hidden = isAsked();
    drawing.showRecent(isAsked() ? [] : recent);
    // Who goes through the list has stopped typing.
    const isWhole = drawing.show(isRested || chosen ? all : room.visibleOf(all), most);
    // Not in the frame that comes, but in the one after it.
    if (!isWhole) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => draw())));
    drawing.select(active());
    paintMarks(drawing.shown(), engine?.startsIn(question) ?? []);
    say("aria-expanded", String(ids.length > 0));
    say("aria-activedescendant", active());
  };

  const answerAnew = (most?: number) => {
    all = engine ? resultsOf(engine, question) : [];
    const asked = isAsked() ? [] : recent.map((_, index) => drawing.idOfRecent(index));
    ids = [...asked, ...all.flatMap(({ rows }) => rows.map(drawing.idOfRow))];
    if (chosen !== undefined && !ids.includes(chosen)) chosen = undefined;
    draw(most);
    onAnswer(answer());
  };

  const beAtRest = () => {
    isRested = true;
    draw();
    onRest(answer());
  };

  const ask = () => {
    if (field.value === question) return;
    question = field.value;
    chosen = undefined;
    isRested = false;
    clearTimeout(timer);
    timer = setTimeout(beAtRest, rest);
    onAsk();
    answerAnew(firstRows);
    // To scroll is to lay the page out: only where it must be.
    if (isScrolled) list.scrollTo(0, 0);
    isScrolled = false;
  };

  const choose = (id: string | undefined) => {
    // A row may be there that shows another in the next frame.
    if (id === undefined || id === chosen || !ids.includes(id)) return;
    chosen = id;
    draw();
  };

  const gone = new AbortController();
  const { signal } = gone;
  list.addEventListener("scroll", () => (isScrolled = true), { signal });
  for (const type of sayings) {
    field.addEventListener(type, (event) => isLetter(event) && event.stopPropagation(), { signal });
  }
  field.addEventListener("input", ask, { signal });
  // What was typed before there was a list.
  ask();

  return {
    ask,
    choose,
    question: () => question,
    rowOf: (id: string): Row | undefined => all.flatMap(({ rows }) => rows).find((row) => drawing.idOfRow(row) === id),
    /** What can be found, and what was asked before. */
    bring: (found: Engine | undefined, asked: string[]) => {
      engine = found;
      recent = asked;
      answerAnew();
      if (isRested) onRest(answer());
    },
    /** The element that a key opens. */
    active: () => document.getElementById(active() ?? ""),
    move: (by: 1 | -1) => {
      const now = active();
      const at = now === undefined ? (by > 0 ? -1 : 0) : ids.indexOf(now);
      choose(ids.at((at + by) % ids.length));
      document.getElementById(active() ?? "")?.scrollIntoView({ block: "nearest" });
    },
    end: () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      gone.abort();
      room.end();
      unpaintMarks();
      drawing.clear();
    },
  };
};

export type List = ReturnType<typeof makeList>;
