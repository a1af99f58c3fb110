import { projectDetail } from '@lets/contract';
import { Chip } from '../../../components/surface/surface.tsx';
import type { RunQuestion } from '../../../domain/run/run-address.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { ParamChanges } from '../../../lib/use-list-params.ts';

const BEHIND = {
  no_course: null,
  ending: null,
  evaluated: null,
  started_from: null,
  started_until: null,
  ended_from: null,
  ended_until: null,
  score: null,
  score_below: null,
  passed: null,
  wrong_in: null,
  costly_in: null,
  active_in: null,
  intervention: null,
};
export const NO_RUN_FILTER: ParamChanges = {
  ...BEHIND,
  q: null,
  from: null,
  until: null,
  course_id: null,
  class_id: null,
  project_id: null,
  type: null,
  grade: null,
  status: null,
};

interface NarrowedProps {
  readonly filter: RunQuestion;
  readonly change: (changes: ParamChanges) => void;
}

/** What a figure led here by, in words; each can be taken away. */
export function NarrowedTo({ filter, change }: NarrowedProps) {
  const { t } = useTranslation('manageRuns');
  const words = useWords(filter);
  return words.map(({ text, keys }) => (
    <Chip
      key={keys.join()}
      pressed
      icon="x"
      onClick={() => change(Object.fromEntries(keys.map((key) => [key, null])))}
    >
      <span className="visually-hidden">{t('take_away')}</span>
      {text}
    </Chip>
  ));
}

function useWords(filter: RunQuestion): { text: string; keys: string[] }[] {
  const { t } = useTranslation(['manageRuns', 'statistics']);
  const format = useFormat();
  const { score, score_below, passed, wrong_in, project_id, evaluated, ending, no_course } = filter;
  const { costly_in, active_in, intervention } = filter;
  const isOfSection = [passed, wrong_in, costly_in].some((one) => one !== undefined);
  const project = useCall(
    projectDetail,
    { project_id: project_id ?? 0 },
    {
      enabled: project_id !== undefined && isOfSection,
      quiet: 'a section without its name stands by its id',
    },
  );
  const nameOf = (id: string) => {
    const node = project.data?.flow.nodes.find((one) => one.id === id);
    return node ? format.pick(node.name) : id;
  };
  const between = (what: 'started' | 'ended') => {
    const from = filter[`${what}_from`];
    const until = filter[`${what}_until`];
    if (from === undefined && until === undefined) return null;
    const text = t(`narrowed.${what}`, {
      from: from === undefined ? '' : format.day(from),
      until: until === undefined ? '' : format.day(until - 1),
    });
    return { text, keys: [`${what}_from`, `${what}_until`] };
  };
  const band = score === 90 ? '90–100' : `${score}–${(score ?? 0) + 9}`;
  return [
    score !== undefined && { text: t('narrowed.score', { band }), keys: ['score'] },
    score_below !== undefined && {
      text: t('narrowed.score_below', { score: score_below }),
      keys: ['score_below'],
    },
    passed !== undefined && { text: t('narrowed.passed', { name: nameOf(passed) }), keys: ['passed'] },
    wrong_in !== undefined && {
      text: t('narrowed.wrong_in', { name: nameOf(wrong_in) }),
      keys: ['wrong_in'],
    },
    costly_in !== undefined && {
      text: t('narrowed.costly_in', { name: nameOf(costly_in) }),
      keys: ['costly_in'],
    },
    active_in !== undefined && {
      text: t('narrowed.active_in', { hour: format.hourOfWeek(active_in) }),
      keys: ['active_in'],
    },
    intervention !== undefined && {
      text:
        intervention === 'any'
          ? t('statistics:intervention.any')
          : t('narrowed.intervention', { what: t(`statistics:intervention.${intervention}`) }),
      keys: ['intervention'],
    },
    evaluated !== undefined && {
      text: t(evaluated ? 'narrowed.evaluated' : 'narrowed.unevaluated'),
      keys: ['evaluated'],
    },
    ending !== undefined && { text: t(`narrowed.${ending}`), keys: ['ending'] },
    no_course && { text: t('narrowed.no_course'), keys: ['no_course'] },
    between('started'),
    between('ended'),
  ].filter((one) => typeof one === 'object' && one !== null);
}
