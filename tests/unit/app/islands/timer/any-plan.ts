import fc from "fast-check";
import { bounds, totalOf } from "../../../../../app/islands/timer/plan.ts";
import type { Plan } from "../../../../../site/timer/clock.ts";

export const anyPlan: fc.Arbitrary<Plan> = fc.record({
  rounds: fc.integer(bounds.rounds),
  work: fc.integer(bounds.work),
  rest: fc.integer(bounds.rest),
  ready: fc.integer(bounds.ready),
});

/** Any workout, at any millisecond up to its end. */
export const aMoment = anyPlan.chain((plan) =>
  fc.record({ plan: fc.constant(plan), elapsed: fc.integer({ min: 0, max: totalOf(plan) }) }),
);
