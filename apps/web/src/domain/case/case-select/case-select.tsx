import { type ProjectCard, projectList } from '@lets/contract';
import { Select, type SelectProps } from 'antd';
import { ReadFault } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import type { CallInput } from '../../../lib/api-client.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useFound } from '../../../lib/use-found.ts';

type Among = Pick<CallInput<typeof projectList>, 'scope' | 'multi_user'>;

/** The cases that a choice offers; the server finds them, however many there are. */
export function useCases(among: Among, projectId: number) {
  return useFound(projectList, {
    input: among,
    chosen: projectId > 0 ? { project_id: projectId } : null,
    isChosen: ({ id }) => id === projectId,
  });
}

interface CaseSelectProps
  extends Pick<
    SelectProps<number | null>,
    'id' | 'className' | 'style' | 'placeholder' | 'popupMatchSelectWidth' | 'aria-label' | 'aria-required'
  > {
  among: Among;
  /** 0 is no case. */
  value: number;
  /** May be taken back. */
  isOptional?: boolean;
  isDisabled?: (project: ProjectCard) => boolean;
  onChange: (projectId: number) => void;
}

/** Chooses one case by its name or id. */
export function CaseSelect({
  among,
  value,
  isOptional = false,
  isDisabled,
  onChange,
  ...look
}: CaseSelectProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const cases = useCases(among, value);
  return (
    <>
      <Select<number | null>
        {...look}
        value={cases.rows.some(({ id }) => id === value) ? value : null}
        loading={cases.isLoading}
        allowClear={isOptional}
        showSearch={{ onSearch: cases.onSearch, filterOption: false }}
        notFoundContent={cases.isLoading ? t('loading') : t('found.none')}
        onChange={(id?: number | null) => onChange(id ?? 0)}
        options={cases.rows.map((project) => ({
          value: project.id,
          label: format.pick(project.name),
          disabled: isDisabled?.(project) ?? false,
        }))}
      />
      <ReadFault of={cases.read} />
    </>
  );
}
