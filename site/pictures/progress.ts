/** How often a line about the progress is written, in milliseconds. */
const pause = 5000;

/** A first build takes a minute: it says how far it is. */
export const startProgress = (
  label: string,
  total: number,
  write = (text: string) => void process.stdout.write(text),
) => {
  const started = Date.now();
  let [done, told] = [0, started];
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  return {
    step: () => {
      done++;
      if (Date.now() - told < pause) return;
      told = Date.now();
      write(`${label}: ${done} of ${total}, ${seconds()} s\n`);
    },
    end: (files: number, made: number) =>
      write(`${label}: ${files} ${files === 1 ? "file" : "files"}, ${files - made} from the cache, ${seconds()} s\n`),
  };
};
