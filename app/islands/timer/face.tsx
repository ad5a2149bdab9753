import { faceText } from "./format.ts";
import { type Plan, phaseAt, phasesOf, totalOf } from "./plan.ts";
import type { Status } from "./run.ts";
import styles from "./timer.module.css";

const blocks = (plan: Plan, isWork: boolean) =>
  phasesOf(plan)
    .filter(({ kind }) => (kind === "work") === isWork)
    .map(({ from, to }) => `M${from / 1000} ${isWork ? 0 : 4}H${to / 1000}V5H${from / 1000}Z`)
    .join("");

type Props = { plan: Plan; status: Status; elapsed: number };

export const Face = ({ plan, status, elapsed }: Props) => {
  const { title, digits, round, note } = faceText(plan, status, elapsed);
  const total = totalOf(plan) / 1000;
  const passed = Math.floor(elapsed) / 1000;
  const kind = status === "idle" ? undefined : (phaseAt(plan, elapsed)?.kind ?? "done");
  return (
    <div className={styles.face} data-kind={kind} data-status={status}>
      <p>
        <b>{title}</b> <span>{round}</span>
      </p>
      <div role="timer" className={styles.digits} data-long={digits.length > 5 || undefined}>
        {digits}
      </div>
      <svg viewBox={`0 0 ${total} 5`} preserveAspectRatio="none" aria-hidden="true">
        <path d={blocks(plan, true)} />
        <path d={blocks(plan, false)} />
        <rect x={passed} width={total - passed} height="5" />
      </svg>
      <p>
        <span>{note}</span>
      </p>
    </div>
  );
};
