import { TEXT_LIMITS, TIMER_MS } from '../limits.ts';
import type { Acts } from './act.ts';
import { notRunningFault } from './authority.ts';
import type { Checked, Rule, Situation } from './ruling.ts';
import { accept, draft, pass, refuse } from './ruling.ts';
import { optionalText } from './texts.ts';
import { isStaff } from './viewpoint.ts';

const WHOLE = { node_id: null, role_id: null, by_staff: true } as const;

/** Lets every room count down, in place of what it counted before. */
const setTimer: Rule<'set_timer'> = (situation, command) => {
  const fault = faultOf(situation);
  if (fault) return fault;
  const label = optionalText(command.label, TEXT_LIMITS.timer_label, 'label');
  if (!label.ok) return label;
  const duration = duringTimer(command.duration_ms, 'duration_ms');
  if (!duration.ok) return duration;
  const { stops_in_pause } = command;
  const data = { label: label.value, duration_ms: duration.value, stops_in_pause };
  return accept(draft(WHOLE, { type: 'timer_set', data }));
};

const extendTimer: Rule<'extend_timer'> = (situation, command) => {
  const fault = faultOf(situation);
  if (fault) return fault;
  if (!situation.state.timer) return refuse('no_such_thing');
  const by = duringTimer(command.by_ms, 'by_ms');
  return by.ok ? accept(draft(WHOLE, { type: 'timer_extended', data: { by_ms: by.value } })) : by;
};

const cancelTimer: Rule<'cancel_timer'> = (situation) => {
  const fault = faultOf(situation);
  if (fault) return fault;
  const { timer } = situation.state;
  if (!timer) return refuse('no_such_thing');
  return accept(draft(WHOLE, { type: 'timer_cancelled', data: { label: timer.label } }));
};

/** A pause does not hinder staff: the timer may be set for when it is lifted. */
function faultOf(situation: Situation) {
  return situation.context.actor.is_staff ? notRunningFault(situation) : refuse('no_authority');
}

function duringTimer(ms: number, field: string): Checked<number> {
  const fits = Number.isSafeInteger(ms) && ms >= TIMER_MS.min && ms <= TIMER_MS.max;
  return fits ? pass(ms) : refuse('bad_parameter', field);
}

export const timerActs = {
  set_timer: {
    judge: setTimer,
    isTheirs: isStaff,
    tries: () => [{ type: 'set_timer', label: null, duration_ms: TIMER_MS.min, stops_in_pause: true }],
  },
  extend_timer: {
    judge: extendTimer,
    isTheirs: isStaff,
    tries: () => [{ type: 'extend_timer', by_ms: TIMER_MS.min }],
  },
  cancel_timer: { judge: cancelTimer, isTheirs: isStaff, tries: () => [{ type: 'cancel_timer' }] },
} satisfies Acts<'set_timer' | 'extend_timer' | 'cancel_timer'>;
