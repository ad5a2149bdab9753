const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const two = (value: number) => String(value).padStart(2, "0");

/** 2026/06/15, in UTC so that the build and every browser agree. */
export const shortDate = (date: Date) =>
  `${date.getUTCFullYear()}/${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}`;

/** Jun 15, 2026. */
export const dayDate = (date: Date) => `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;

/** Jun 15, 2026, 9:03:01 AM. Written by hand: Intl may put a narrow no-break space before AM. */
export const mediumDate = (date: Date) => {
  const hours = date.getUTCHours();
  const time = `${hours % 12 || 12}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
  return `${dayDate(date)}, ${time} ${hours < 12 ? "AM" : "PM"}`;
};
