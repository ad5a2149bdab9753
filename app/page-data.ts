/** In the shell this would bring its styles before those that say the order of the layers. */

/** Objects name their keys and values by place in this list, whose first is the whole: see turbo-stream. */
type Rows = unknown[];

type Named = Record<string, number>;

/** turbo-stream's sign for null. */
const none = -5;

/** The router's data has `data` by route; the start wants the same values under `loaderData`, beside nothing else. */
export const hydrationData = (rows: Rows): Rows => {
  const [routes, ...rest] = rows as [Named, ...Rows];
  const dataKey = `_${rows.indexOf("data")}`;
  const loaderData = Object.entries(routes).map(([name, at]) => [name, (rows[at] as Named)[dataKey]]);
  const end = rows.length;
  return [
    { [`_${end}`]: end + 1, [`_${end + 2}`]: none, [`_${end + 3}`]: none },
    ...rest,
    "loaderData",
    Object.fromEntries(loaderData),
    "actionData",
    "errors",
  ];
};

export const handOverData = () => {
  const { pageData, __reactRouterContext } = window as { pageData?: string; __reactRouterContext?: object };
  if (!pageData) return;
  const data = new Blob([JSON.stringify(hydrationData(JSON.parse(pageData) as Rows))]);
  Object.assign(__reactRouterContext ?? {}, { stream: data.stream() });
};
