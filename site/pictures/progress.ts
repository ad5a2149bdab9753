/** The interval between progress lines, in milliseconds. */
const pause = 5000;

/** Prints the progress, because a first build takes a minute. */
export const startProgress = (label: string, total: number) => {
  const started = Date.now();
  let [done, last] = [0, started];
  const write = (text: string) =>
    process.stdout.write(`${label}: ${text}, ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return {
    step: () => {
      done++;
      if (Date.now() - last < pause) return;
      last = Date.now();
      write(`${done} of ${total}`);
    },
    end: (made: number) => write(`${total} ${total === 1 ? "file" : "files"}, ${total - made} from the cache`),
  };
};
