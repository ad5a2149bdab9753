type Output = { isTTY?: boolean; write: (text: string) => unknown };

const everyMs = { terminal: 100, log: 5000 };

export const startProgress = (label: string, total: number, output: Output = process.stdout, now = Date.now) => {
  const started = now();
  const pause = output.isTTY ? everyMs.terminal : everyMs.log;
  let done = 0;
  let shown = started;
  const elapsed = () => (now() - started) / 1000;
  return {
    step: () => {
      done++;
      if (now() - shown < pause || done === total) return;
      shown = now();
      const line = `${label}: ${done} of ${total}, ${elapsed().toFixed(0)} s`;
      output.write(output.isTTY ? `\r\u001B[K${line}` : `${line}\n`);
    },
    end: (summary: string) => {
      output.write(`${output.isTTY ? "\r\u001B[K" : ""}${label}: ${summary}, ${elapsed().toFixed(1)} s\n`);
    },
  };
};
