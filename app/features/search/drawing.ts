import { recent as recentHeading } from "virtual:words/search";
import { linkTarget, withBase } from "../../lib/base.ts";
import { headings } from "./headings.ts";
import option from "./option.module.css";
import type { Group, Row } from "./results.ts";

/** A row's own elements, which are filled with one result after the other. */
type Cell = {
  element: HTMLAnchorElement;
  /** One of the two is in the row. */
  pictures: { photo: HTMLElement; ridge: Element };
  arrow: Element;
  newTab: Element;
  title: Text;
  text: Text;
  where: Text;
  row?: Row;
};

type Section<Line> = { element: HTMLElement; heading: HTMLElement; box: Element; lines: Line[] };

const find = <Found extends Element = HTMLElement>(element: Element, selector: string) => {
  const found = element.querySelector<Found>(selector);
  if (!found) throw new Error(selector);
  return found;
};

const textIn = (element: Element) => {
  const text = new Text();
  element.prepend(text);
  return text;
};

const copyOf = <Kind extends Node>(model: Kind) => model.cloneNode(true) as Kind;

const cellOf = (element: HTMLAnchorElement): Cell => {
  const ridge = find<Element>(element, "svg");
  const title = find(element, "b");
  const text = find(element, `.${option.text}`);
  const cell: Cell = {
    element,
    pictures: { photo: find(element, `.${option.picture}`), ridge },
    arrow: find(title, "*"),
    newTab: find(element, `.${option.text} + *`),
    title: textIn(title),
    text: textIn(text),
    where: textIn(find(element, `.${option.where}`)),
  };
  for (const part of [ridge, cell.arrow, cell.newTab]) part.remove();
  return cell;
};

/** Links and gear have the owner's remarks, which stand in parentheses wherever they are shown. */
const isRemark = ({ kind, text }: Row) => text !== undefined && (kind === "link" || kind === "gear");

const textOf = (row: Row) => (isRemark(row) ? `(${row.text})` : (row.text ?? ""));

const showAddress = ({ element, arrow, newTab, title, text }: Cell, address: string) => {
  const target = linkTarget(address);
  element.href = target.kind === "internal" ? withBase(target.to) : target.href;
  const isElsewhere = target.kind === "external";
  if (isElsewhere === (arrow.parentNode !== null)) return;
  if (isElsewhere) {
    Object.assign(element, { target: "_blank", rel: "noopener" });
    title.after(arrow);
    text.parentElement?.after(newTab);
  } else {
    for (const name of ["target", "rel"]) element.removeAttribute(name);
    for (const part of [arrow, newTab]) part.remove();
  }
};

const showPicture = ({ pictures: { photo, ridge } }: Cell, picture: string | undefined) => {
  if (picture) {
    photo.style.backgroundImage = `url("${picture}")`;
    if (ridge.parentNode) ridge.replaceWith(photo);
  } else if (photo.parentNode) photo.replaceWith(ridge);
};

const showTopic = ({ dataset }: HTMLElement, topic: string | undefined) => {
  if (topic) dataset["topic"] = topic;
  else delete dataset["topic"];
};

/** To touch what stays is to have it styled and laid out again. */
const fill = (cell: Cell, id: string, row: Row) => {
  const before = cell.row;
  cell.row = row;
  if (cell.element.id === id) return;
  cell.element.id = id;
  showAddress(cell, row.address);
  if (before?.topic !== row.topic) showTopic(cell.element, row.topic);
  if (!before || before.picture !== row.picture) showPicture(cell, row.picture);
  cell.title.data = row.title;
  cell.text.data = textOf(row);
  cell.text.parentElement?.toggleAttribute("data-remark", isRemark(row));
  cell.where.data = row.where.join(", ");
};

const put = (box: Element, element: Element) => {
  if (element.parentNode !== box) box.append(element);
};

/** Of these the first so many stay. */
const keep = (items: { element: Element }[], count: number) => {
  for (const { element } of items.slice(count)) element.remove();
};

/**
 * Draws the list, at every letter, without React: its rows are made once, filled anew and taken out again. React would
 * need three times as long for the same, more than there is in a frame of a slow phone.
 */
export const makeDrawing = (list: Element, models: Element, name: string) => {
  const [section, result, asked] = models.children as unknown as [HTMLElement, HTMLAnchorElement, HTMLElement];

  const makeSection = <Line>(): Section<Line> => {
    const element = copyOf(section);
    const [heading, box] = element.children as unknown as [HTMLElement, HTMLElement];
    return { element, heading, box, lines: [] };
  };

  const entitle = ({ element, heading }: Section<unknown>, id: string, title: string) => {
    if (heading.id === id) return;
    heading.id = id;
    heading.textContent = title;
    element.setAttribute("aria-labelledby", id);
  };

  const sections: Section<Cell>[] = [];
  const recent = makeSection<{ element: HTMLElement }>();
  entitle(recent, `${name}recent`, recentHeading);
  let selected: Element | null = null;

  return {
    idOfRow: ({ place }: Row) => name + place,
    idOfRecent: (index: number) => `${name}r${index}`,
    showRecent(texts: string[]) {
      for (const [index, text] of texts.entries()) {
        const { element } = (recent.lines[index] ??= { element: copyOf(asked) });
        element.id = this.idOfRecent(index);
        element.textContent = text;
        put(recent.box, element);
      }
      keep(recent.lines, texts.length);
      if (texts.length === 0) recent.element.remove();
      else if (!recent.element.parentNode) list.prepend(recent.element);
    },
    /** Fills at most so many rows, from the top, and says whether these were all; those below stay as they were. */
    show(groups: Group[], most: number) {
      for (const [at, { kind, rows }] of groups.entries()) {
        const drawn = (sections[at] ??= makeSection());
        for (const [index, row] of rows.entries()) {
          const cell = (drawn.lines[index] ??= cellOf(copyOf(result)));
          if (cell.element.id !== this.idOfRow(row) && most-- <= 0) return false;
          if (index === 0) {
            entitle(drawn, name + kind, headings[kind]);
            put(list, drawn.element);
          }
          fill(cell, this.idOfRow(row), row);
          put(drawn.box, cell.element);
        }
        keep(drawn.lines, rows.length);
      }
      keep(sections, groups.length);
      // Else they would come back with what they showed before.
      for (const { box } of sections.slice(groups.length)) box.replaceChildren();
      return true;
    },
    /** What is in the list: the result, and the texts in which letters are marked. */
    shown: (): { row: Row; texts: Text[] }[] =>
      sections
        .filter(({ element }) => element.parentNode)
        .flatMap(({ lines }) => lines)
        .flatMap(({ element, row, title, text }) => (row && element.parentNode ? [{ row, texts: [title, text] }] : [])),
    select(id: string | undefined) {
      const next = id === undefined ? null : document.getElementById(id);
      if (next === selected) return;
      selected?.setAttribute("aria-selected", "false");
      next?.setAttribute("aria-selected", "true");
      selected = next;
    },
    clear: () => list.replaceChildren(),
  };
};
