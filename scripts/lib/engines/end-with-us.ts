/** Browsers must not outlive the process that drives them: an exit ends them, and these become one. */
const events = ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"];

for (const event of events) process.once(event, () => process.exit(1));
