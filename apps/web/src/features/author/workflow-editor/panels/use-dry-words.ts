import { useMemo } from 'react';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useDrawnFlow } from '../session/editor.ts';
import type { DryRunResult, DryStep } from './walk.ts';

const ACTS = {
  start: 'start',
  speak: 'speak',
  call_in: 'call_in',
  vote: 'vote',
  end_vote: 'end_vote',
  end_section: 'end_section',
  create_document: 'create_document',
  save_document: 'save_document',
  request_signature: 'request_signature',
  sign: 'sign',
  submit: 'submit',
  display: 'display',
  request: 'request',
  answer: 'answer',
  close_record: 'close_record',
  reopen_record: 'reopen_record',
  sign_record: 'sign_record',
} as const;

const REASONS = {
  nothing_open: 'nothing_open',
  going_round: 'going_round',
  no_way: 'no_way',
  no_start: 'drawing',
  many_starts: 'drawing',
  duplicate_id: 'drawing',
  bad_id: 'drawing',
  unknown_node: 'drawing',
} as const;

const has = <T extends object>(words: T, key: PropertyKey): key is keyof T => Object.hasOwn(words, key);

/** Says the steps of a dry run in words, and why it got stuck. */
export function useDryWords() {
  const { t } = useTranslation('draw');
  const { pick, list } = useFormat();
  const flow = useDrawnFlow();
  return useMemo(() => {
    const nodes = new Map(flow.nodes.map(({ id, name }) => [id, pick(name)]));
    const roles = new Map(flow.roles.map(({ id, name }) => [id, pick(name)]));
    const options = new Map(flow.transitions.map((one) => [one.id, one]));
    const section = (id: string | null) => nodes.get(id ?? '') || t('dry.log.nameless');
    const act = (step: DryStep) => {
      const isWrong = options.get(step.transition_id ?? '')?.kind === 'wrong';
      const known = has(ACTS, step.act) ? ACTS[step.act] : 'other';
      const key = isWrong ? 'try_end' : known;
      const words = t(`dry.log.act.${key}`, { section: section(step.node_id) });
      const who = step.role_id === null ? '' : (roles.get(step.role_id) ?? '');
      return who === '' ? words : t('dry.log.who', { who, what: words });
    };
    const option = ({ transition_id }: DryStep) => {
      const taken = options.get(transition_id ?? '');
      if (!taken) return '';
      const key = taken.kind === 'wrong' ? 'wrong' : 'option';
      return t(`dry.log.${key}`, { label: pick(taken.label) || t('dry.log.nameless') });
    };
    const opened = ({ opened }: DryStep) =>
      opened.length === 0 ? '' : t('dry.log.opened', { sections: list(opened.map(section)) });
    const sentence = (step: DryStep) =>
      [act(step), option(step), opened(step)].filter((part) => part !== '').join(t('dry.log.between'));
    const stuck = ({ reason }: NonNullable<DryRunResult['stuck']>) =>
      t(`dry.reason.${has(REASONS, reason) ? REASONS[reason] : 'refused'}`);
    /** The whole log, a line for each step, with its result. */
    const log = (result: DryRunResult) => {
      const steps = result.steps.map(
        (step, i) => `${i + 1}. ${t('dry.log.play', { play: step.play })} ${sentence(step)}`,
      );
      const end = result.stuck
        ? `${section(result.stuck.node_id)}: ${stuck(result.stuck)}`
        : t('dry.log.ended');
      return [...steps, end].join('\n');
    };
    return { sentence, stuck, log };
  }, [flow, t, pick, list]);
}
