import {
  accountUsers,
  type ClassRow,
  type CourseRow,
  classList,
  classStudentImport,
  classStudentImportPreview,
  classStudents,
  courseManageList,
  IDENTITY,
  userTemplate,
} from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LinkButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { SheetImport } from '../../../components/sheet-import/sheet-import.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { download } from '../../../lib/download.ts';
import { callKey } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './courses.module.css';
import { studentsPath } from './paths.ts';

/** A whole class from a sheet: who has an account joins with it, everybody else gets one. */
export function ImportStudents({ course, of }: { course: CourseRow; of: ClassRow }) {
  const { t } = useTranslation(['courses', 'common']);
  const format = useFormat();
  const client = useQueryClient();
  const back = studentsPath(course.id, of.id);
  const into = { class_id: of.id };
  const readAgain = () => {
    for (const read of [classStudents, classList, courseManageList, accountUsers])
      void client.invalidateQueries({ queryKey: callKey(read) });
  };
  const saveTemplate = () => download(userTemplate, { identity: IDENTITY.student }, t('students.template'));
  return (
    <>
      <PageHeader
        title={t('students.import_title')}
        count={
          <span className={styles.whose}>
            <Tag tone="ink">{of.name}</Tag>
            {format.pick(course.name)}
          </span>
        }
        above={
          <span className={styles.crumbs}>
            <Link to={back}>{t('students.title')}</Link>
            <Icon name="cr" size={12} />
            {t('students.import')}
          </span>
        }
      />
      <SheetImport
        preview={(file) => call(classStudentImportPreview, into, { file, shown: 'in-place' })}
        begin={(file, revision) =>
          call(classStudentImport, { ...into, revision }, { file, shown: 'in-place' })
        }
        onChange={readAgain}
        of={into}
        onTemplate={() => void saveTemplate()}
        known="enrolled"
        back={<LinkButton to={back}>{t('students.back')}</LinkButton>}
      />
    </>
  );
}
