import { CODE, docRename, LIMITS } from '@lets/contract';
import type { DocumentState } from '@lets/engine';
import { Field } from '../../../../components/field/field.tsx';
import { TextInput } from '../../../../components/field/inputs.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { ApiError } from '../../../../lib/api-client.ts';
import { useStateFor } from '../../../../lib/use-state-for.ts';
import { useRoom } from '../room-context.tsx';
import styles from './panels.module.css';

/** The document's name, changed in place: kept with Enter or on leaving the field, given up with Escape. */
export function NamePanel({ document, editable }: { document: DocumentState; editable: boolean }) {
  const { t } = useTranslation('new_document');
  const act = useRoom(({ act }) => act);
  // Somebody else's name for it takes the place of what is typed.
  const [typed, type] = useStateFor(document.name, document.name);
  const [error, setError] = useStateFor<string, string | null>(document.name, null);
  const keep = async () => {
    const name = typed.trim();
    if (name === document.name) return;
    if (name === '') return setError(t('name_missing'));
    if ([...name].length > LIMITS.document_name) return;
    try {
      await act(docRename, { doc_id: document.id, name }, { shown: 'in-place' });
    } catch (refused) {
      // Somebody else gave it this very name meanwhile.
      const isDone = refused instanceof ApiError && refused.code === CODE.already_done;
      if (!isDone) setError(refused instanceof ApiError ? refused.message : t('not_kept'));
    }
  };
  return (
    <section className={styles.section}>
      <Field
        label={t('name')}
        {...(editable && { count: { value: typed.trim(), max: LIMITS.document_name } })}
        error={error}
      >
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            readOnly={!editable}
            onChange={(event) => {
              setError(null);
              type(event.target.value);
            }}
            onBlur={() => void keep()}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter') void keep();
              if (event.key === 'Escape') type(document.name);
            }}
          />
        )}
      </Field>
    </section>
  );
}
