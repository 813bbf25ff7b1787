import type { PlatformLanguage } from '../../lib/config/language.ts';
import type { CheckoutPlan, PlanRefusal, PlanStart, PlanTool } from '../checkout-plan.ts';
import { AGENT_TEXTS } from './agent-texts.ts';
import { customerPart, pressContinue } from './customer-part.ts';
import { PLAN_SCHEMAS } from './plan-schemas.ts';
import { ASSISTANT_ACCESS } from './screen-controls.ts';
import type { Screen, ScreenTool } from './screen-tools.ts';

/** More steps than a flow has. */
const MAX_PRESSES = 10;

/** How tools see the screen, and wait for it. */
export interface ScreenAccess {
  /** The screen at this moment; null if the checkout shows nothing. */
  screen: () => Screen | null;
  /** Waits until the screen no longer changes. */
  settled: () => Promise<void>;
}

/** Continues from step to step up to the last press, or to a step that needs the customer or more details. */
async function walkToLastPress(
  plan: CheckoutPlan,
  { screen, settled }: ScreenAccess,
): Promise<void> {
  await settled();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    const before = screen();
    if (!before || ASSISTANT_ACCESS[before.step] !== 'all') return;
    await plan.atStep();
    await settled();
    const here = screen();
    if (here?.step !== before.step) continue;
    if (!pressContinue(here)) return;
    await settled();
    if (screen()?.step === before.step) return;
  }
}

/** The tools with meaning that fit the flow: times, prices, and everything up to the last press. Contract section 1 "agents". */
export function planTools(
  prefix: string,
  plan: CheckoutPlan,
  language: PlatformLanguage,
  access: ScreenAccess,
): readonly ScreenTool[] {
  const texts = AGENT_TEXTS[language];
  const prepare = async (started: Promise<PlanRefusal | PlanStart>): Promise<unknown> => {
    const start = await started;
    if ('error' in start) return start;
    await walkToLastPress(plan, access);
    const shown = access.screen();
    return {
      step: shown?.step ?? null,
      note: texts.data,
      ...plan.describe(),
      problems: start.problems,
      ...(start.notAsked && { notAsked: start.notAsked }),
      customerMust: shown ? customerPart(shown) : [],
      customerOnly: texts.person,
    };
  };
  const works: Readonly<Record<PlanTool, ScreenTool['execute']>> = {
    find_times: (input) => plan.findTimes(input),
    quote: (input) => plan.quote(input),
    prepare_booking: (input) => prepare(plan.startBooking(input)),
    prepare_order: (input) => prepare(plan.startOrder(input)),
  };
  return plan.tools().map((name) => ({
    name: `${prefix}_${name}`,
    description: texts.plan[name],
    inputSchema: PLAN_SCHEMAS[name],
    annotations: {
      readOnlyHint: name === 'find_times' || name === 'quote',
      untrustedContentHint: true,
    },
    execute: works[name],
  }));
}
