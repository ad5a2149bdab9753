/**
 * The framework gives each page ten seconds to be made and has no setting for it. The first page waits for all content
 * to be read and highlighted, which takes a busy or slow machine longer: nobody waits for an answer here, so no hurry.
 */
const hurried = 10_000;
const patient = 300_000;

export const bePatient = (signals: Pick<typeof AbortSignal, "timeout"> = AbortSignal): void => {
  const timeout = signals.timeout.bind(signals);
  signals.timeout = (wait) => timeout(wait === hurried ? patient : wait);
};
