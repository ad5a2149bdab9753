/**
 * Browsers must not outlive the process that drives them. An exit ends them; here a signal, and the loss of the process that
 * started us, become one.
 */
const events = ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"];

for (const event of events) process.once(event, () => process.exit(1));
