import { Button } from '../../../components/button/button.tsx';
import { ClassSelect, CourseSelect } from '../../../components/class-select/class-select.tsx';
import { FilterBar, SearchBox, StatusSegments } from '../../../components/list-tools/list-tools.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import type { Kind } from './kinds.ts';
import { FACTORS, STATES, usePeopleFilter } from './use-people-filter.ts';

/** Search, state, and for those who belong to classes the course and the class. */
export function PeopleFilters(props: { kind: Kind; isFiltered: boolean; onClear: () => void }) {
  const { kind, isFiltered, onClear } = props;
  const { t } = useTranslation('people');
  const { q, change } = useListParams();
  const { state, factor, course, inClass } = usePeopleFilter(kind);
  const hasClasses = kind === 'experiment' || kind === 'mentor';
  const isStaff = kind === 'mentor' || kind === 'admin';
  return (
    <FilterBar>
      <SearchBox value={q} onChange={(next) => change({ q: next })} placeholder={t('search')} />
      <StatusSegments
        label={t('state.label')}
        value={state ?? 'all'}
        options={(['all', ...STATES] as const).map((key) => ({ key, label: t(`state.${key}`) }))}
        onChange={(key) => change({ state: key === 'all' ? null : key })}
      />
      {isStaff && (
        <StatusSegments
          label={t('factor.label')}
          value={factor ?? 'all'}
          options={(['all', ...FACTORS] as const).map((key) => ({ key, label: t(`factor.${key}`) }))}
          onChange={(key) => change({ factor: key === 'all' ? null : key })}
        />
      )}
      {hasClasses && (
        <>
          <CourseSelect
            value={course}
            anyLabel={t('filter.any_course')}
            onChange={(id) => change({ course: id || null, class: null })}
          />
          {course > 0 && (
            <ClassSelect
              courseId={course}
              value={inClass}
              anyLabel={t('filter.any_class')}
              onChange={(id) => change({ class: id || null })}
            />
          )}
        </>
      )}
      {isFiltered && (
        <Button variant="text" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      )}
    </FilterBar>
  );
}
