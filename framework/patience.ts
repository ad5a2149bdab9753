/** The framework gives each page ten seconds and has no setting for it; the first waits for all content to be read. */
const hurried = 10_000;
const patient = 300_000;

export const bePatient = (signals: Pick<typeof AbortSignal, "timeout"> = AbortSignal): void => {
  const timeout = signals.timeout.bind(signals);
  signals.timeout = (wait) => timeout(wait === hurried ? patient : wait);
};
